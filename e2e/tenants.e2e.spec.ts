import { eventually } from '#testing';
import { clientOf } from '../tools/demo/read-sandbox.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import {
  exampleBody,
  exampleOf,
  operationOf,
  operations,
  pathParameters,
  urlOf,
} from './support/documented-requests.js';
import type { DocumentedOperation } from './support/documented-requests.js';
import type { Json } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';

const TENANTS = ['merchant', 'fulfillment-partner'] as const;
type Tenant = (typeof TENANTS)[number];

const OWNER = 'OWNER';

/** Half of the time that a service waits for the projection of an unknown id (decision 1.13). */
const WAIT_MS = 1_500;

/** The ids of an endpoint's deliveries and events. */
const WEBHOOK_IDS = ['deliveryId', 'eventId'] as const;

/**
 * Parameters that belong to no tenant: two merchants may sell in one channel. The tests of the lists cover the visible
 * mappings.
 */
const SHARED_ID = 'salesChannel';

/** Taken from the document, so that new operations are covered. */
const withIds = [...operations.values()].filter(
  (documented) =>
    pathParameters(documented).some((name) => name !== SHARED_ID) && kindsOf(documented).length > 0,
);

function kindsOf({ operation }: DocumentedOperation): Tenant[] {
  const kinds = operation.security.flatMap((requirement) => requirement['clientToken'] ?? []);
  return TENANTS.filter((kind) => kinds.includes(kind));
}

interface Answer {
  status: number;
  headers: string[];
  body: string;
  milliseconds: number;
}

describe('another tenant’s id (decision 1.4)', () => {
  let stack: TestStack;
  let owner: string;
  let operator: string;
  const strangers = {} as Record<Tenant, string>;
  /** Ids of the owner, by the name of the parameter. */
  const knownIds = new Map([['orderId', `${OWNER}-MELI-1001`]]);

  beforeAll(async () => {
    stack = await sharedStack();
    [owner, operator, strangers.merchant] = (await Promise.all(
      [await newMerchant(stack, OWNER), 'OPS', await newMerchant(stack, 'STRANGER')].map(
        (clientId) => logIn(clientId, clientOf(stack.sandbox, clientId).clientSecret),
      ),
    )) as [string, string, string];
    strangers['fulfillment-partner'] = await partnerOfNoOne();
    await sellSomething();
    for (const name of new Set(withIds.flatMap(pathParameters))) {
      knownIds.set(name, knownIds.get(name) ?? (await ownId(name)));
    }
  }, 180_000);

  async function send(token: string | undefined, method: string, url: string, body?: unknown) {
    const startedAt = performance.now();
    const response = await fetch(stack.gateway + url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: Answer = {
      status: response.status,
      headers: [...response.headers.keys()].toSorted(),
      body: await response.text(),
      milliseconds: performance.now() - startedAt,
    };
    return answer;
  }

  async function call(id: string, token = owner): Promise<Json> {
    const operation = operationOf(id);
    const ids = Object.fromEntries(knownIds);
    const answer = await send(
      token,
      operation.method,
      urlOf(operation, ids),
      exampleAbout(operation),
    );
    if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  }

  /** The example of a body, with the owner's parcel. */
  function exampleAbout(operation: DocumentedOperation): unknown {
    const example = exampleBody(operation);
    if (example === undefined) return undefined;
    const text = JSON.stringify(example);
    return JSON.parse(text.replaceAll('ACME000000000001MX', knownIds.get('parcelId') ?? ''));
  }

  /** Retries, because the projection of the service may take longer than its wait for an unknown SKU. */
  const onceHeardOf = (id: string): Promise<Json> => eventually(() => call(id));

  async function logIn(clientId: string, clientSecret: string): Promise<string> {
    const { body } = await send(undefined, 'POST', '/token', { clientId, clientSecret });
    return (JSON.parse(body) as { token: string }).token;
  }

  async function partnerOfNoOne(): Promise<string> {
    const client = { clientId: 'NOBODYS', kind: 'fulfillment-partner', partnerId: 'NOBODYS' };
    const { body } = await send(operator, 'POST', '/ops/clients', client);
    return logIn('NOBODYS', (JSON.parse(body) as { clientSecret: string }).clientSecret);
  }

  /** Runs the document's examples, which create the ids of its example parameters. */
  async function sellSomething(): Promise<void> {
    await call('upsertSkus');
    await call('setInventory');
    await onceHeardOf('updateOriginPrice');
    await eventually(async () => {
      const { channels } = await call('readSkuStatus');
      const meli = channels.find((channel: Json) => channel.salesChannel === 'MELI');
      expect(meli).toMatchObject({ status: 'SALES_CHANNEL_APPROVED', price: 'localized' });
    });
    await onceHeardOf('createOrder');
    await call('approveOrder');
    const { parcels } = await eventually(async () => {
      const list = await call('listParcels');
      expect(list.parcels).toHaveLength(1);
      return list;
    });
    knownIds.set('parcelId', parcels[0].parcelId);
  }

  /** An id without an example, because it differs in each sandbox. */
  async function ownId(name: string): Promise<string> {
    const [first] = withIds.filter((documented) => pathParameters(documented).includes(name));
    const example = first && exampleOf(first, name);
    if (example !== undefined) return example;
    if (name === 'shipmentId') return (await call('createShipment')).id;
    if (name === 'endpointId') return (await call('createWebhookEndpoint')).id;
    const sent = WEBHOOK_IDS.find((id) => id === name);
    if (sent) return (await tested())[sent];
    throw new Error(`no way to get a ${name} of the owner: ${first?.path}`);
  }

  /** Sends a test to the owner's endpoint once, and replays it, so that the replay can be read. */
  async function tested(): Promise<Record<(typeof WEBHOOK_IDS)[number], string>> {
    knownIds.set('endpointId', knownIds.get('endpointId') ?? (await ownId('endpointId')));
    const sent = await call('testWebhookEndpoint');
    knownIds.set('deliveryId', sent.deliveryId);
    knownIds.set('eventId', sent.eventId);
    await call('replayWebhookEvents');
    return sent;
  }

  /** The parts of an answer that must be equal for both ids. */
  function seenBy(answer: Answer, ids: readonly string[]) {
    const { status, headers, body } = answer;
    // The id of a warehouse is a digit, which the host's address may have as well.
    const relative = body.replace(/"type":"https?:\/\/[^/"]+/, '"type":"');
    const text = ids.reduce((rest, id) => rest.replaceAll(id, '{id}'), relative);
    return { status, headers, body: text.replace(/"instance":"[^"]*"/, '"instance":""') };
  }

  const isLate = ({ milliseconds }: Answer): boolean => milliseconds > WAIT_MS;

  it('The owner can use the id, or there would be nothing to hide', async () => {
    const reading = withIds.filter(
      ({ method, operation }) =>
        method === 'GET' &&
        operation.security.some((requirement) => requirement['clientToken']?.includes('merchant')),
    );
    const witnessed = new Set<string>();
    for (const operation of reading) {
      const url = urlOf(operation, Object.fromEntries(knownIds));
      expect({ url, status: (await send(owner, 'GET', url)).status }).toEqual({ url, status: 200 });
      for (const name of pathParameters(operation)) witnessed.add(name);
    }
    expect(witnessed).toEqual(new Set(knownIds.keys()));
  });

  it.each(
    withIds.flatMap((documented) =>
      kindsOf(documented).map((kind) => [documented.operation.operationId, kind] as const),
    ),
  )(
    '%s answers a %s of another tenant byte for byte like an id that does not exist',
    async (id, kind) => {
      const operation = operationOf(id);
      const foreign = Object.fromEntries(
        pathParameters(operation).map((name) => [name, knownIds.get(name) ?? '']),
      );
      const absent = Object.fromEntries(
        Object.entries(foreign).map(([name, value]) => [name, absentLike(value)]),
      );
      const ask = (ids: Record<string, string>): Promise<Answer> =>
        send(strangers[kind], operation.method, urlOf(operation, ids), exampleBody(operation));
      const [ofOther, ofNoOne] = await Promise.all([ask(foreign), ask(absent)]);
      expect(ofOther.status).toBeGreaterThanOrEqual(400);
      expect(ofOther.status).toBeLessThan(500);
      expect(ofOther.status).not.toBe(403);
      expect(seenBy(ofOther, Object.values(foreign))).toEqual(
        seenBy(ofNoOne, Object.values(absent)),
      );
      // An answer that is late by chance is not late each time.
      if (isLate(ofOther) !== isLate(ofNoOne)) {
        await eventually(async () => {
          const [other, none] = await Promise.all([ask(foreign), ask(absent)]);
          expect(isLate(other)).toBe(isLate(none));
        });
      }
    },
  );

  it('The requests leave the records of the other tenant unchanged', async () => {
    const order = await call('readOrder');
    expect(order.status).toBe('READY_TO_SHIP');
    const { parcels } = await call('listParcels');
    expect(parcels).toHaveLength(1);
  });
});

/** An id of the same length and form: another last digit, or another last letter if there is no digit. */
function absentLike(id: string): string {
  const last = /\d(?=\D*$)/.exec(id);
  if (last === null) return `${id.slice(0, -1)}${id.endsWith('Q') ? 'K' : 'Q'}`;
  const other = last[0] === '7' ? '8' : '7';
  return `${id.slice(0, last.index)}${other}${id.slice(last.index + 1)}`;
}
