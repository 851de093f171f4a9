import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { document, faults, isDescribed, operations } from './check/document-parts.js';
import { schemaChecker } from './check/json-schemas.js';
import { longestBytes } from './check/longest-body.js';
import type { OperationObject, ResponseObject, Schema } from './document.js';
import { tags } from './general.js';

const requestSchemas = schemaChecker(document, 'request');

function successOf({ responses }: OperationObject): ResponseObject | undefined {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return response === undefined || '$ref' in response ? undefined : response;
}

describe('each operation', () => {
  it('Each operation has a unique id, a summary and a described tag', () => {
    const tagNames = new Set(tags.map(({ name }) => name));
    const wrong = faults(({ operationId, summary, tags: operationTags }) => [
      ...(/^[a-z][A-Za-z]+$/.test(operationId) ? [] : [`the id ${operationId}`]),
      ...(isDescribed(summary) ? [] : ['no summary']),
      ...(operationTags.length === 1 && tagNames.has(operationTags[0] ?? '')
        ? []
        : [`the tags ${operationTags.join(', ')}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('Each operation is in a group of the page that names its permitted callers', () => {
    const audiences: Record<string, string> = {
      Everyone: '',
      Merchants: 'merchant',
      'Merchants and partners': 'fulfillment-partner',
      'Sales channels': 'salesChannelToken',
      Operators: 'operator',
    };
    const wrong = faults(({ 'x-group': group, security }) => {
      const audience = audiences[group.split(':')[0] ?? ''];
      const isFor = audience === '' || JSON.stringify(security).includes(`"${audience}"`);
      return audience !== undefined && isFor ? [] : [`the group ${group}`];
    });
    expect(wrong).toEqual([]);
    const used = new Set(operations.map(({ operation }) => operation['x-group']));
    expect(used).toEqual(new Set(document['x-groups'].map(({ name }) => name)));
  });

  it('Each operation states its callers, whether to retry it, and the limit of its body', () => {
    const wrong = faults((operation, _path, method) => {
      const { description = '', security, requestBody, 'x-body-limit': limit = 0 } = operation;
      const facts = description.split('\n\n').at(-1) ?? '';
      const isSafe = method === 'get' || method === 'put' || operation['x-retry'] === 'safe';
      const takesKey = JSON.stringify(operation.parameters).includes('Idempotency-Key');
      const size = limit % 1_048_576 === 0 ? `${limit / 1_048_576} MiB` : `${limit / 1_024} KiB`;
      const expected = [
        security.length === 0 ? 'Needs no token.' : 'For ',
        ...(isSafe ? ['Safe to retry.'] : []),
        ...(takesKey ? ['Safe to retry with the same `Idempotency-Key`.'] : []),
        ...(isSafe || takesKey ? [] : ['If the answer is lost, read the state before you retry.']),
        ...(requestBody === undefined ? [] : [`Body: at most ${size}.`]),
      ];
      return expected.filter((part) => !facts.includes(part));
    });
    expect(wrong).toEqual([]);
  });

  it('Each operation declares its token, and is public only if it is listed here', () => {
    expect(
      operations.filter(({ operation }) => operation.security.length === 0).map(({ path }) => path),
    ).toEqual([
      '/token',
      '/.well-known/jwks.json',
      '/schemas',
      '/schemas/bundle.json',
      '/schemas/{type}/{version}',
      '/openapi.json',
      '/asyncapi.json',
      '/problems',
      '/problems/{code}',
      '/documents/{documentId}/{expires}/{signature}',
      '/track/{token}',
    ]);
  });

  it('Each operation has one success response, with a schema unless it has no body', () => {
    const wrong = faults((operation) => {
      const success = successOf(operation);
      if (success === undefined) return ['no success'];
      const contents = Object.values(success.content ?? {});
      return '204' in operation.responses || contents.some(({ schema }) => schema !== undefined)
        ? []
        : ['no schema'];
    });
    expect(wrong).toEqual([]);
  });

  it('Each operation describes its path and query parameters', () => {
    const wrong = faults(({ parameters }, path) => {
      const inlineParameters = parameters.flatMap((parameter) =>
        '$ref' in parameter ? [] : [parameter],
      );
      const inPath = inlineParameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      return [
        ...inlineParameters
          .filter((parameter) => !isDescribed(parameter.description))
          .map(({ name }) => name),
        ...[...path.matchAll(/\{(\w+)\}/g)]
          .filter(([, name = '']) => !inPath.includes(name))
          .map(String),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('Each operation has an example of its body, which is valid', () => {
    const wrong = faults(({ requestBody }) => {
      const body = requestBody?.content['application/json'];
      if (body === undefined) return [];
      if (body.example === undefined) return ['no example'];
      const fault = requestSchemas(body.schema ?? {})(body.example);
      return fault === undefined ? [] : [fault];
    });
    expect(wrong).toEqual([]);
  });

  it('Each parameter has a valid example, if it has one', () => {
    const wrong = faults(({ parameters }) =>
      parameters.flatMap((parameter) => {
        if (!('name' in parameter) || parameter.example === undefined) return [];
        const fault = requestSchemas(parameter.schema)(parameter.example);
        return fault === undefined ? [] : [`${parameter.name}: ${fault}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('Each operation declares the rejections of the edge (decision 1.4)', () => {
    const wrong = faults(({ security, 'x-problem-codes': codes }, _path, method) => {
      const expected = [
        'method-not-allowed',
        'rate-limited',
        ...(security.length > 0 ? ['unauthorized'] : []),
        ...(security.some((requirement) => (requirement['clientToken'] ?? []).length > 0)
          ? ['wrong-client-kind']
          : []),
        ...(method !== 'get' &&
        security.some((requirement) => requirement['clientToken']?.includes('operator'))
          ? ['read-only-client']
          : []),
        ...(method === 'get' ? [] : ['malformed-json', 'body-too-large', 'unsupported-media-type']),
      ];
      return expected.filter((code) => !codes.includes(code));
    });
    expect(wrong).toEqual([]);
  });

  it('Each operation declares the limit of its body, which is not below the longest valid body, up to 4 MiB (decision 1.6)', () => {
    const MIB = 1024 * 1024;
    const valid = structuredClone(document);
    // The schema of this list allows more items, so that a 422 reports the rule: an order has one delivery.
    const shipping = valid.components.schemas['ShippingRequest']?.['properties'] as Record<
      string,
      Schema
    >;
    shipping['deliveries'] = { ...shipping['deliveries'], maxItems: 1 };
    const wrong = faults(({ requestBody, 'x-body-limit': limit, responses }, _path, method) => {
      if (method === 'get') return limit === undefined ? [] : ['a limit without a body'];
      if (limit === undefined) return ['no limit'];
      const schema = requestBody?.content['application/json']?.schema;
      const longest = schema === undefined ? 0 : longestBytes(valid, schema);
      return [
        ...(longest <= limit || limit === 4 * MIB ? [] : [`${longest} bytes may be valid`]),
        ...(responses[413]?.description?.includes(`${limit} bytes`) === true
          ? []
          : ['no such 413']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('Each operation has the limit of its body in docs/security.md', () => {
    const written = readFileSync(join(projectRoot(), 'docs', 'security.md'), 'utf8');
    const rows = [...written.matchAll(/^\| (`[A-Z]+ \S+`|every other) +\| (\d+) ([KM])iB +\|$/gm)];
    const limits = new Map(
      rows.map(([, name, count, unit]) => [
        name,
        Number(count) * (unit === 'K' ? 1 : 1_024) * 1_024,
      ]),
    );
    const usual = limits.get('every other');
    limits.delete('every other');
    const documented = operations.flatMap(({ method, path: route, operation }) => {
      const limit = operation['x-body-limit'];
      const isUsual = limit === undefined || limit === usual;
      return isUsual ? [] : [[`\`${method.toUpperCase()} ${route}\``, limit] as const];
    });
    expect(limits).toEqual(new Map(documented));
  });

  it('Each operation declares the headers of its answers: the rate, the scheme with 401, the tag with 304', () => {
    const headersOf = (path: string, method: string, status: number) => {
      const response = document.paths[path]?.[method]?.responses[status] as ResponseObject;
      return Object.keys(response.headers);
    };
    expect(headersOf('/ext/parcels', 'get', 200)).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
    );
    expect(headersOf('/token', 'post', 200)).toContain('RateLimit');
    expect(headersOf('/token', 'post', 401)).toContain('WWW-Authenticate');
    for (const path of ['/openapi.json', '/problems', '/problems/{code}']) {
      expect(headersOf(path, 'get', 200)).toContain('ETag');
      expect(headersOf(path, 'get', 304)).toContain('ETag');
      expect(document.paths[path]?.['get']?.parameters).toContainEqual({
        $ref: '#/components/parameters/If-None-Match',
      });
    }
  });

  it('Each operation declares the headers that every answer of a kind has as required', () => {
    const { headers } = document.components;
    const promised = Object.keys(headers).filter((name) => headers[name]?.required === true);
    expect(promised.toSorted()).toEqual([
      'Allow',
      'ETag',
      'Retry-After',
      'WWW-Authenticate',
      'X-Request-Id',
    ]);
  });

  it('The operation that creates an order accepts an idempotency key', () => {
    const create = document.paths['/orders']?.['post'] as OperationObject;
    expect(create.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' });
    expect(create['x-problem-codes']).toEqual(
      expect.arrayContaining(['idempotency-key-in-use', 'idempotency-key-reused']),
    );
  });

  it('The answers to wrong credentials and rejected prices are as documented (decision 1.3)', () => {
    const typesOf = (path: string, status: number) => {
      const response = document.paths[path]?.['post']?.responses[status] as ResponseObject;
      return Object.keys(response.content ?? {});
    };
    expect(typesOf('/token', 401)).toEqual(['application/json']);
    for (const status of [400, 422]) {
      expect(typesOf('/ext/prices/origin/{skuId}', status)).toEqual(['application/json']);
      expect(typesOf('/ext/prices/destination/{skuId}', status)).toEqual(['application/json']);
    }
  });
});
