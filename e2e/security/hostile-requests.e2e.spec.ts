import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { exampleBody, operationOf, operations } from '../support/documented-requests.js';
import type { DocumentedOperation } from '../support/documented-requests.js';
import { burdens } from '../support/security/burdens.js';
import { metricsOf } from '../support/security/canaries.js';
import { callersOf, kindsOf, type Kind } from '../support/security/callers.js';
import { tenantFixturesOf } from '../support/security/fixtures/tenant-fixtures.js';
import type { TenantFixtures } from '../support/security/fixtures/tenant-fixtures.js';
import { goodRequest, placesOf, withStrangers } from '../support/security/places.js';
import { send, type Answer } from '../support/security/send.js';
import type { Schema } from '../support/api-document.js';

/** Much longer than any answer here; an injected statement would sleep this long. */
const ASLEEP_MS = 20_000;
const SLEEP_SECONDS = 2 * (ASLEEP_MS / 1_000);

/** If a statement were concatenated from texts, one part of this would break it or make it sleep. */
const SQL =
  `1' OR pg_sleep(${SLEEP_SECONDS}) IS NULL; SELECT pg_sleep(${SLEEP_SECONDS}) ` +
  `--\\'||pg_sleep(${SLEEP_SECONDS})||'`;
const WORDS_OF_THE_STORE =
  /syntax error at|unterminated quoted|relation "|QueryFailedError|node_modules|at .{1,200}\.js:\d/;

/** Starts a separate header field if it is written unescaped into headers. */
const NEW_FIELD = 'a\r\nX-Injected: 1\r\nSet-Cookie: injected=1\r\n\r\n<script>';

/** The value that an attacker puts into every member of every schema. */
const STOLEN = 'STOLEN';
const STOLEN_NUMBER = 87_654_321;

let stack: TestStack;
let tokens: Record<Kind, string>;
let tenantFixtures: TenantFixtures;
/** An internal server, which no request may make the services call (SSRF). */
let inside: Server;
const calls: string[] = [];

beforeAll(async () => {
  inside = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  stack = await startTestStack({
    prefix: 'hostile',
    overrides: { PROJECTION_TIMEOUT_MS: '0', LOGIN_FAILURES_PER_MINUTE: '10000' },
  });
  tokens = await callersOf(stack);
  tenantFixtures = await tenantFixturesOf(stack);
}, 180_000);

afterAll(async () => {
  await stack?.stop();
  inside?.close();
  // Work that ran after the answers did not call it either.
  expect(calls).toEqual([]);
});

const insideUrl = (): string => `http://127.0.0.1:${(inside.address() as AddressInfo).port}/called`;

const all = [...operations.values()];
const byId = all.map((documented) => [documented.operation.operationId, documented] as const);

/** Values that exist; the client id differs, so that no operation removes the callers of this suite. */
const knownIds = (): Record<string, string> => ({ ...tenantFixtures.knownIds, clientId: 'GLOBEX' });

async function ask(
  documented: DocumentedOperation,
  request: { path: string; body?: unknown; headers?: Record<string, string> },
): Promise<Answer> {
  const [kind] = kindsOf(documented);
  const { path, body, headers } = request;
  return send(stack.gateway, path, {
    method: documented.method,
    ...(kind && { token: tokens[kind] }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
}

describe('each operation, with a hostile text at every place of a request', () => {
  it.each(byId)(
    '%s treats SQL as plain text, without errors and within the usual time',
    async (_, documented) => {
      for (const place of placesOf(documented, knownIds())) {
        const startedAt = performance.now();
        const answer = await ask(documented, place.put(SQL));
        const seen = {
          at: place.name,
          failed: answer.status >= 500,
          published: WORDS_OF_THE_STORE.exec(answer.text)?.[0],
          slept: performance.now() - startedAt > ASLEEP_MS,
        };
        expect(seen).toEqual({ at: seen.at, failed: false, published: undefined, slept: false });
      }
    },
    120_000,
  );

  it.each(byId)(
    '%s lets no injected field into the headers of its answer',
    async (_, documented) => {
      for (const place of placesOf(documented, knownIds())) {
        const { status, headers } = await ask(documented, place.put(NEW_FIELD));
        expect(status).toBeLessThan(500);
        expect(headers['x-injected']).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it.each(byId)('%s calls no address from a request', async (_, documented) => {
    for (const place of placesOf(documented, knownIds())) {
      const { status } = await ask(
        documented,
        place.put(`${insideUrl()}/${encodeURIComponent(place.name)}`),
      );
      expect(status).toBeLessThan(500);
    }
    expect(calls).toEqual([]);
  });
});

describe('members that a caller must not set', () => {
  const schemas = all.flatMap((documented) => {
    const content = documented.operation.requestBody?.content['application/json'];
    return content?.schema
      ? [[documented.operation.operationId, documented, content.schema] as const]
      : [];
  });

  it.each(schemas)(
    '%s ignores such members at every level of the body',
    async (_, documented, schema) => {
      const { path, body } = goodRequest(documented, knownIds());
      const answer = await ask(documented, {
        path,
        body: withStrangers(body, schema as Schema, stolen()),
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain(STOLEN);
      expect(answer.text).not.toContain(String(STOLEN_NUMBER));
    },
  );

  it('Such members appear in no later answer, and change no object prototype', async () => {
    for (const documented of all.filter(({ method }) => method === 'GET')) {
      const { status, text } = await ask(documented, goodRequest(documented, knownIds()));
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(STOLEN);
      expect(text).not.toContain(String(STOLEN_NUMBER));
    }
  });

  it('Such members neither approve a SKU nor deliver an order nor create an operator', async () => {
    const token = tokens.merchant;
    const [example] = exampleBody(operationOf('upsertSkus')) as object[];
    const body = [
      {
        ...example,
        skuId: 'CLAIMED',
        productId: 'CLAIMED',
        merchantId: 'GLOBEX',
        localizationStatus: 'READY_FOR_SALES_CHANNEL',
        salesChannelStatus: { MELI: { status: 'SALES_CHANNEL_APPROVED' } },
        images: [],
      },
    ];
    const made = await send(stack.gateway, '/ext/merchant/skus', { token, body });
    expect(made.status).toBe(200);
    expect(made.json[0]).toMatchObject({
      localizationStatus: 'PENDING_LOCALIZATION',
      salesChannelStatus: {},
    });
    const login = {
      ...stack.sandbox.clients.find(({ clientId }) => clientId === 'ACME'),
      kind: 'operator',
    };
    const { json } = await send(stack.gateway, '/token', { body: login });
    expect((await send(stack.gateway, '/ops/clients', { token: json.token })).status).toBe(403);
  });
});

describe('a body that is expensive to parse', () => {
  const heavy = Object.entries(burdens());
  /** Growth limit of a process: about the size of the bodies, because the process must retain none of them. */
  const MOST_BYTES = 400 * 1024 * 1024;
  /** An answer reports at most a hundred faults (decision 1.2). */
  const LONGEST_ANSWER = 64 * 1024;

  const withBody = byId.filter(([, { operation }]) => operation.requestBody);
  /** Each service parses the bodies of all its operations in the same way. */
  const ofEachTag = new Map(
    withBody.map((documented) => [documented[1].operation.tags[0], documented]),
  ).values();

  it.each(process.env['HEAVY_BODIES'] === 'all' ? withBody : [...ofEachTag])(
    'A body of %s gets a short answer that is no server error',
    async (_, documented) => {
      const { path } = goodRequest(documented, knownIds());
      const [kind] = kindsOf(documented);
      for (const [name, { text, headers }] of heavy) {
        const answer = await send(stack.gateway, path, {
          method: documented.method,
          ...(kind && { token: tokens[kind] }),
          text,
          ...(headers && { headers }),
        });
        const isPlain = answer.status < 500 && answer.text.length < LONGEST_ANSWER;
        expect({ name, status: answer.status, isPlain }).toMatchObject({ isPlain: true });
      }
    },
  );

  it('No process grows by the expanded size of a body', async () => {
    const sizes = [
      ...(await metricsOf(stack)).matchAll(/^process_resident_memory_bytes\S* (\S+)$/gm),
    ];
    expect(sizes).toHaveLength(7);
    for (const [, bytes] of sizes) expect(Number(bytes)).toBeLessThan(MOST_BYTES);
  });
});

/** Every member of any schema of the document, and the members for prototype pollution. */
function stolen(): object {
  const text = JSON.stringify(all.map(({ operation }) => operation.responses));
  const names = new Set([
    ...[...text.matchAll(/"(\w+)":\{"type"/g)].map(([, name = '']) => name),
    'isAdmin',
    'role',
    'kind',
    'merchantId',
    'secretHash',
  ]);
  const members = [...names].flatMap((name): [string, unknown][] => [
    [name, name.length % 2 === 0 ? STOLEN : STOLEN_NUMBER],
  ]);
  const polluting = Object.fromEntries([...members, ['polluted', STOLEN]]);
  return Object.fromEntries([
    ...members,
    ['__proto__', polluting],
    ['constructor', { prototype: polluting }],
  ]);
}
