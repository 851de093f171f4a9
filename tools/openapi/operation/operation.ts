import { rules, type Access, type ProblemTable, type RouteText, type TokenScope } from '#edge';
import { getSchemaPath } from '@nestjs/swagger';
import { refTo, type OperationObject, type Parameter, type Schema } from '../document.js';
import { edgeProblems } from './edge-problems.js';
import { factsOf } from './facts.js';
import { groupOf } from './group.js';
import { problemResponses } from './problem-responses.js';
import { otherResponses, successResponse } from './success-response.js';

/** Examples by parameter name: ids that the example bodies create in a sandbox. The example of a list is one item. */
const parameterExamples: Readonly<Record<string, string>> = {
  merchantId: 'ACME',
  warehouseId: '2',
  productId: 'TSHIRT',
  skuId: 'TSHIRT-1',
  salesChannel: 'MELI',
  currency: 'MXN',
  orderId: 'ACME-MELI-1001',
  salesChannelOrderId: '1001',
  parcelId: 'ACME000000000001MX',
  parcelIds: 'ACME000000000001MX',
  carrierId: 'FULFIL-1',
  destination: 'DE',
  code: 'validation-failed',
  type: 'sku.upserted',
  version: 'v1',
  service: 'catalog',
  clientId: 'ACME-ERP',
};

/** A route, as declared by its decorators. */
export interface Route {
  path: string;
  method: string;
  /** The types, limits and tags that Nest has found. */
  generated: {
    tags?: string[];
    parameters?: Parameter[];
    requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
  };
  text: RouteText;
  /** The problem codes of the owning service and of the gateway. */
  problems: ProblemTable;
  forwarded: boolean;
}

/** The operation object of the document, with its own problems and those of the edge. */
export function operationObject(route: Route, fallbackId: string): OperationObject {
  const { operation, access = [], scope, bodyLimit, takesIdempotencyKey } = route.text;
  const parameters = parametersOf(route);
  const requestBody = requestBodyOf(route);
  const codes = [
    ...edgeProblems({
      access,
      scope,
      method: route.method,
      hasBody: requestBody !== undefined,
      hasParameters: parameters.length > 0 || takesIdempotencyKey,
      hasPages: parameters.some(({ name }) => name === 'nextPageToken'),
      forwarded: route.forwarded,
    }),
    ...(takesIdempotencyKey ? ['idempotency-key-in-use', 'idempotency-key-reused'] : []),
    ...(operation?.problems ?? []),
  ];
  const refusals = problemResponses(codes, route.problems);
  const tags = route.generated.tags ?? [];
  return {
    operationId: operation?.id ?? fallbackId,
    ...(operation === undefined ? {} : { summary: operation.summary }),
    ...descriptionOf(route, requestBody !== undefined),
    tags,
    security: securityOf(access, scope),
    parameters: [
      ...parameters,
      ...(takesIdempotencyKey ? [refTo('parameters', 'Idempotency-Key')] : []),
      ...(operation?.revalidates === true ? [refTo('parameters', 'If-None-Match')] : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      ...(operation === undefined ? {} : { [statusOf(route)]: successResponse(operation) }),
      ...refusals,
      ...tooLargeResponse(route),
      ...(operation === undefined ? {} : otherResponses(operation)),
    },
    'x-problem-codes': [...new Set(codes)],
    ...(route.method === 'get' ? {} : { 'x-body-limit': bodyLimit }),
    ...(operation?.repeatable === true ? { 'x-retry': 'safe' } : {}),
    ...(operation?.sandboxOnly === true ? { 'x-sandbox-only': true } : {}),
    'x-group': groupOf(route.path, tags[0] ?? '', access),
  };
}

/** The common 413 response, with the body limit of the operation. */
function tooLargeResponse({ method, text }: Route): OperationObject['responses'] {
  if (method === 'get') return {};
  const description = `\`body-too-large\`: The body has more than ${text.bodyLimit} bytes.`;
  return { 413: { ...refTo('responses', 'body-too-large'), description } };
}

function statusOf({ method, text }: Route): number {
  return text.status ?? (method === 'post' ? 201 : 200);
}

function descriptionOf({ method, text }: Route, hasBody: boolean): { description: string } {
  const { operation, access = [], scope, bodyLimit, takesIdempotencyKey } = text;
  const facts = factsOf({
    access,
    scope,
    method,
    repeatable: operation?.repeatable === true,
    takesIdempotencyKey,
    bodyLimit: hasBody ? bodyLimit : undefined,
  });
  const sandbox = operation?.sandboxOnly === true ? 'Sandbox only: 404 in production.' : '';
  return { description: [operation?.doc, sandbox, facts].filter(Boolean).join('\n\n') };
}

/** The kinds of client, and the scopes of sales channels, are roles of the security schemes; one scheme is enough. */
function securityOf(access: Access, scope: TokenScope | undefined): Record<string, string[]>[] {
  if (access === 'public') return [];
  const ofChannel = { salesChannelToken: scope === undefined ? [] : [scope] };
  if (access === 'channel-token') return [ofChannel];
  return access.map((kind): Record<string, string[]> =>
    kind === 'sales-channel' ? ofChannel : { clientToken: [kind] },
  );
}

/** The path parameters in path order, regardless of decorators; then the query parameters. */
function parametersOf({ path, generated, text }: Route): Parameter[] {
  const docs = text.operation?.params ?? {};
  const examples = { ...parameterExamples, ...text.operation?.paramExamples };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    const doc = docs[name];
    return {
      name,
      in: 'path',
      required: true,
      ...(doc === undefined ? {} : { description: doc }),
      schema: (text.pathRules.get(name) ?? rules.id).schema,
    };
  });
  const inQuery = (generated.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return [...inPath, ...inQuery].map((parameter) => {
    const example = examples[parameter.name];
    const { type } = parameter.schema ?? {};
    return {
      ...parameter,
      ...(type === 'array' ? { style: 'form', explode: false } : {}),
      ...(example === undefined ? {} : { example: exampleOf(example, type) }),
    };
  });
}

function exampleOf(text: string, type: unknown): NonNullable<Parameter['example']> {
  if (type === 'array') return [text];
  return type === 'integer' ? Number(text) : text;
}

function requestBodyOf({ generated, text }: Route): OperationObject['requestBody'] {
  if (generated.requestBody === undefined) return undefined;
  const { list, operation } = text;
  const schema = list
    ? {
        type: 'array',
        minItems: list.min,
        maxItems: list.max,
        items: { $ref: getSchemaPath(list.dto) },
      }
    : generated.requestBody.content['application/json']?.schema;
  return {
    required: generated.requestBody.required ?? true,
    content: {
      'application/json': {
        ...(schema === undefined ? {} : { schema }),
        ...(operation?.example === undefined ? {} : { example: operation.example }),
      },
    },
  };
}
