import { createHmac } from 'node:crypto';
import { eventually } from '#testing';
import { channelTokenOf } from '../../tools/demo/read-sandbox.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { exampleBody, operations, pathParameters, urlOf } from '../support/documented-requests.js';
import type { DocumentedOperation } from '../support/documented-requests.js';
import { callersOf, kindsOf, logIn, type Kind } from '../support/security/callers.js';
import {
  fillOperatorsLists,
  OPERATORS_IDS,
} from '../support/security/fixtures/operators-fixtures.js';
import { withQuery } from '../support/security/places.js';
import { tenantFixturesOf, MARK } from '../support/security/fixtures/tenant-fixtures.js';
import type { TenantFixtures } from '../support/security/fixtures/tenant-fixtures.js';
import { send } from '../support/security/send.js';

/** The kinds of client that see only their own records. */
const TENANTS = ['merchant', 'fulfillment-partner'] as const;
type Tenant = (typeof TENANTS)[number];

/** Query parameters of a list that name no record. */
const NO_NAMES =
  /^(status|code|method|path|reason|state|salesChannelStatus|.*Date(From|Until)|order|nextPageToken|pageSize|view|fulfillmentWarehouseType|dryRun|unmapped|verdict|late|heldInCustoms|silent|withoutShipment)$/;

/** The time when the services answered for a summary, which differs in each answer. */
const TIME_OF_READING = /"asOf":"[^"]*",/;

const all = [...operations.values()];
const ofTenants = all.filter((documented) => tenantsOf(documented).length > 0);
/** A list below a record of another client is not found, as `e2e/tenants.e2e.spec.ts` shows. */
const lists = ofTenants.filter(
  (documented) => isList(documented) && pathParameters(documented).length === 0,
);
const byOperation = (chosen: DocumentedOperation[]) =>
  chosen.flatMap((documented) =>
    tenantsOf(documented).map(
      (kind) => [documented.operation.operationId, kind, documented] as const,
    ),
  );

let stack: TestStack;
let tokens: Record<Kind, string>;
let tenantFixtures: TenantFixtures;
const strangers = {} as Record<Tenant, string>;

beforeAll(async () => {
  stack = await startTestStack({ prefix: 'foreigners', overrides: { PROJECTION_TIMEOUT_MS: '0' } });
  tokens = await callersOf(stack);
  strangers.merchant = await logIn(stack, 'GLOBEX');
  strangers['fulfillment-partner'] = await partnerOfNoOne();
  tenantFixtures = await tenantFixturesOf(stack);
  const orderIds = ['1', '2'].map((n) => `ACME-MELI-${MARK}-${n}`);
  await fillOperatorsLists(stack, tokens.operator, orderIds);
}, 180_000);

afterAll(() => stack?.stop());

function tenantsOf(operation: DocumentedOperation): Tenant[] {
  return TENANTS.filter((kind) => kindsOf(operation).includes(kind));
}

function isList(documented: DocumentedOperation): boolean {
  return documented.method === 'GET' && queryOf(documented).includes('nextPageToken');
}

function queryOf({ operation }: DocumentedOperation): string[] {
  const parameters = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : [parameter],
  );
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

async function partnerOfNoOne(): Promise<string> {
  const client = { clientId: 'NOBODYS', kind: 'fulfillment-partner', partnerId: 'NOBODYS' };
  const { json } = await send(stack.gateway, '/ops/clients', {
    token: tokens.operator,
    body: client,
  });
  return logIn(stack, 'NOBODYS', json.clientSecret);
}

const get = (token: string, path: string) => send(stack.gateway, path, { token });

/** All answers that ACME can read, by operation, without the request log, which each of these requests changes. */
async function everythingOfAcme(): Promise<Record<string, string>> {
  const reading = ofTenants.filter(
    (documented) =>
      documented.method === 'GET' &&
      kindsOf(documented).includes('merchant') &&
      documented.operation.operationId !== 'listRequests',
  );
  const answers = reading.map(async (documented) => {
    const { status, text } = await get(tokens.merchant, urlOf(documented, tenantFixtures.knownIds));
    return [documented.operation.operationId, `${status} ${text.replace(TIME_OF_READING, '')}`];
  });
  return Object.fromEntries(await Promise.all(answers)) as Record<string, string>;
}

describe('a list (decision 1.4)', () => {
  it('A list shows its owner the records that it must hide from others', async () => {
    expect(lists.length).toBeGreaterThan(3);
    for (const documented of lists) {
      const { status, text } = await get(
        tokens.merchant,
        urlOf(documented, tenantFixtures.knownIds),
      );
      expect({ path: documented.path, status, shown: text.includes(MARK) }).toEqual({
        path: documented.path,
        status: 200,
        shown: true,
      });
    }
  });

  it.each(byOperation(lists))(
    'List %s shows a foreign %s none of its records',
    async (_id, kind, documented) => {
      const { status, text } = await get(
        strangers[kind],
        urlOf(documented, tenantFixtures.knownIds),
      );
      expect(status).toBe(200);
      expect(text).not.toContain(MARK);
    },
  );

  it.each(byOperation(lists))(
    'List %s shows a foreign %s nothing, even with a filter for one of its records',
    async (_id, kind, documented) => {
      for (const name of queryOf(documented).filter((it) => !NO_NAMES.test(it))) {
        const value = tenantFixtures.knownIds[name];
        if (value === undefined) throw new Error(`no value of ACME for ${name}`);
        const path = withQuery(urlOf(documented, tenantFixtures.knownIds), name, value);
        expect((await get(tokens.merchant, path)).text).toContain(MARK);
        const { text } = await get(strangers[kind], path);
        expect({ name, shown: text.includes(MARK) }).toEqual({ name, shown: false });
      }
    },
  );
});

describe('a page token (decision 1.8)', () => {
  const paged = all.filter((documented) => queryOf(documented).includes('nextPageToken'));
  /** The client that owns the list, and another client, unless the list does not exist for that client. */
  const callers = (
    documented: DocumentedOperation,
  ): { owner: string; other: string | undefined } => {
    const kinds = kindsOf(documented);
    if (kinds.includes('operator')) return { owner: tokens.operator, other: undefined };
    if (!kinds.includes('merchant')) {
      return { owner: tokens['sales-channel'], other: channelTokenOf(stack.sandbox, 'MELI') };
    }
    const isOfRecord = pathParameters(documented).some((name) => name !== 'salesChannel');
    return { owner: tokens.merchant, other: isOfRecord ? undefined : strangers.merchant };
  };
  const addressOf = (documented: DocumentedOperation): string =>
    urlOf(documented, { ...tenantFixtures.knownIds, ...OPERATORS_IDS });

  async function tokenOf(documented: DocumentedOperation): Promise<string> {
    const { json } = await get(
      callers(documented).owner,
      withQuery(addressOf(documented), 'pageSize', '1'),
    );
    expect(json.nextPageToken).toEqual(expect.any(String));
    return json.nextPageToken;
  }

  const following = (documented: DocumentedOperation, token: string, caller: string) =>
    get(caller, withQuery(addressOf(documented), 'nextPageToken', token));

  it.each(paged.map((documented) => [documented.operation.operationId, documented] as const))(
    'The page token of %s is valid only for its owner and that list',
    async (_, documented) => {
      const { owner, other } = callers(documented);
      const token = await tokenOf(documented);
      expect((await following(documented, token, owner)).status).toBe(200);
      const elsewhere = paged.filter((it) => it !== documented && callers(it).owner === owner);
      for (const answer of [
        ...(other === undefined ? [] : [await following(documented, token, other)]),
        ...(await Promise.all(elsewhere.map((it) => following(it, token, owner)))),
      ]) {
        expect(answer).toMatchObject({ status: 400, json: { code: 'invalid-page-token' } });
      }
    },
  );

  it('A page token of a merchant is rejected from a partner, though both may list parcels', async () => {
    const parcels = paged.find((documented) => kindsOf(documented).includes('fulfillment-partner'));
    if (!parcels) throw new Error('no list is open to both kinds of client');
    const token = await tokenOf(parcels);
    const { status } = await following(parcels, token, tokens['fulfillment-partner']);
    expect(status).toBe(400);
  });

  it.each(paged.map((documented) => [documented.operation.operationId, documented] as const))(
    'A forged page token of %s is rejected',
    async (_, documented) => {
      const token = await tokenOf(documented);
      const [content = '', signature = ''] = token.split('.');
      const page = JSON.parse(Buffer.from(content, 'base64url').toString());
      const changed = Buffer.from(JSON.stringify({ ...page, filters: {}, more: 1 }));
      const other = changed.toString('base64url');
      const guessed = createHmac('sha256', 'guessed').update(other).digest('base64url');
      for (const forged of [
        `${other}.${signature}`,
        `${other}.${guessed}`,
        `${other}.`,
        `${content}.${signature.slice(0, -2)}`,
        `${content}.${signature}${signature}`,
        content,
        `.${signature}`,
        '.',
        '__proto__',
        "' OR 1=1 --",
        'e30.e30',
        'A'.repeat(4_000),
      ]) {
        const { status } = await following(documented, forged, callers(documented).owner);
        expect({ forged, status }).toEqual({ forged, status: 400 });
      }
    },
  );
});

describe('a request of another tenant about ACME’s records', () => {
  /** The documented example, with the ids of ACME's records. */
  function bodyAbout(documented: DocumentedOperation): unknown {
    const example = exampleBody(documented);
    if (example === undefined) return undefined;
    const { knownIds } = tenantFixtures;
    const text = JSON.stringify(example)
      .replaceAll('TSHIRT', MARK)
      .replaceAll(/ACME\d{12}MX/g, knownIds['parcelId'] ?? '');
    return JSON.parse(text) as unknown;
  }

  it('A request of another tenant changes nothing that the owner sees', async () => {
    const before = await eventually(async () => {
      const [first, second] = [await everythingOfAcme(), await everythingOfAcme()];
      expect(first).toEqual(second);
      return first;
    });
    // Deletions run first, so that a SKU with the same id that GLOBEX has created remains.
    const isDeletion = ({ method }: DocumentedOperation) => method === 'DELETE';
    const changing = ofTenants.filter(
      (documented) => documented.method !== 'GET' && !isDeletion(documented),
    );
    const writing = [...ofTenants.filter(isDeletion), ...changing];
    expect(writing.length).toBeGreaterThan(8);
    const statuses: [string, number][] = [];
    for (const [id, kind, documented] of byOperation(writing)) {
      const body = bodyAbout(documented);
      const { status } = await send(stack.gateway, urlOf(documented, tenantFixtures.knownIds), {
        method: documented.method,
        token: strangers[kind],
        ...(body !== undefined && { body }),
      });
      statuses.push([`${id} ${kind}`, status]);
    }
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
    // GLOBEX may have a SKU with the same id; its own list proves that the request was executed.
    expect((await get(strangers.merchant, '/ext/merchant/skus')).text).toContain(MARK);
    expect(await everythingOfAcme()).toEqual(before);
  });
});
