import { EventProbe, eventually } from '#testing';
import { OrderStatusChanged } from '#contracts';
import { orderBody } from '../../tools/requests/order-body.js';
import { channelTokenOf } from '../../tools/demo/read-sandbox.js';
import { loadSecrets } from '../../tools/stack/sandbox/secrets.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { Merchant, type Json } from '../support/merchant.js';
import { RawKafka } from '../support/faults/raw-kafka.js';
import { callersOf, logIn, type Kind } from '../support/security/callers.js';
import {
  BUYER,
  buyersOrder,
  foundIn,
  logsOf,
  metricsOf,
  MISPLACED,
  tablesOf,
  WORDS,
  type Canaries,
} from '../support/security/canaries.js';
import { activeKey, forgedTokens } from '../support/security/forge.js';
import { everyOperatorsView, WITH_BUYERS } from '../support/security/operators-view.js';
import { send } from '../support/security/send.js';
import { WebhookReceiver } from '../support/webhooks/webhook-receiver.js';

/** Streams that may hold personal data (decision 8.6). */
const PERSONAL = new Set(['orders.release', 'sales-channel.orders']);

let stack: TestStack;
let probe: EventProbe;
let tokens: Record<Kind, string>;
let merchant: Merchant;
let orderId: string;
let secrets: Canaries;
let receiver: WebhookReceiver;
/** An endpoint of the merchant, one of its deliveries and its event. */
let webhook: { endpointId: string; deliveryId: string; eventId: string };
/** Rejections that clients other than the buyer's merchant might see, or that a log might contain. */
const refusals: string[] = [];

beforeAll(async () => {
  stack = await startTestStack({
    prefix: 'leaks',
    overrides: { LOG_LEVEL: 'trace', PROJECTION_TIMEOUT_MS: '0' },
  });
  receiver = await WebhookReceiver.start();
  const { topicPrefix, sandbox } = stack;
  probe = new EventProbe({ brokers: sandbox.kafkaBrokers, clientId: 'leaks' }, topicPrefix);
  await probe.start();
  tokens = await callersOf(stack);
  merchant = await Merchant.logIn(stack);
  secrets = await secretsOf();
  await liveThrough();
}, 240_000);

afterAll(async () => {
  await probe?.stop();
  await stack?.stop();
  receiver?.stop();
});

/** All credentials. */
async function secretsOf(): Promise<Canaries> {
  const ownSecrets = loadSecrets(stack.folder.secrets, {});
  const { privateJwk } = await activeKey(stack);
  return {
    ...ownSecrets.roles,
    ...ownSecrets.clients,
    pageTokens: ownSecrets.pageTokens,
    documentLinks: ownSecrets.documentLinks,
    signingKey: String(privateJwk.d),
    ...tokens,
    channelToken: channelTokenOf(stack.sandbox, 'MELI'),
  };
}

const call = (path: string, body?: unknown, token = tokens.merchant) =>
  send(stack.gateway, path, { token, ...(body !== undefined && { body }) });

/** Runs a buyer's order from creation to parcel, with the rejections on the way. */
async function liveThrough(): Promise<void> {
  const endpointId = await addEndpoint();
  const skuIds = await merchant.upload('SEEN');
  const price = await merchant.price(skuIds);
  const body = buyersOrder(orderBody('kanari-1', 'MELI', skuIds, price));
  orderId = await placedOnceKnown(body);
  await goWrong(body);
  await merchant.approve(orderId);
  await merchant.orderAt(orderId, 'READY_TO_SHIP');
  const { parcelId } = await merchant.parcelOf('kanari-1');
  await merchant.report('merchant', parcelId, ['LEFT_FULFILLMENT']);
  await merchant.orderAt(orderId, 'SHIPPED');
  await probe.waitFor(
    OrderStatusChanged,
    (event) => event.orderId === orderId && event.status === 'SHIPPED',
  );
  webhook = await deliveredTo(endpointId);
  refusals.push((await call('/ext/requests?status=4xx&pageSize=200')).text);
  const { sandbox, topicPrefix } = stack;
  const written = await new RawKafka(sandbox.kafkaBrokers, topicPrefix).readAll();
  await eventually(() => expect(probe.everything().length).toBeGreaterThanOrEqual(written.length));
}

/** Creates an endpoint that receives everything; its secret is shown only once. */
async function addEndpoint(): Promise<string> {
  const { json } = await call('/ext/webhooks/endpoints', { url: receiver.url });
  receiver.secret = json.secret;
  secrets['webhook'] = json.secret;
  return json.id;
}

/** Waits until the receiver has the order's status SHIPPED. @returns one of the deliveries */
async function deliveredTo(endpointId: string): Promise<typeof webhook> {
  const shipped = { subject: orderId, data: expect.objectContaining({ status: 'SHIPPED' }) };
  await eventually(() =>
    expect(receiver.delivered).toContainEqual(expect.objectContaining(shipped)),
  );
  const { json } = await call(`/ext/webhooks/endpoints/${endpointId}/deliveries`);
  return { endpointId, ...json.deliveries[0] };
}

/** Retries: orders does not wait for its projection in this suite, so its first answers may be rejections. */
function placedOnceKnown(body: Json): Promise<string> {
  return eventually(
    async () => {
      const placed = await call('/orders', body);
      expect([placed.status, placed.text]).toEqual([201, expect.any(String)]);
      return placed.json.orderId;
    },
    { timeoutMs: 60_000, waitingFor: 'the SKU projection of orders' },
  );
}

/** Sends every kind of rejected request that contains the buyer's data or a secret. */
async function goWrong(body: Json): Promise<void> {
  const token = tokens.merchant;
  const text = JSON.stringify(body);
  const other = { ...body, salesChannelOrderId: 'kanari-2' };
  const answers = [
    await call('/orders', body),
    await call('/orders', { ...other, value: 1 }),
    await call('/orders', { ...other, salesChannel: 'SHOP' }),
    await call('/orders', { ...other, items: [{ ...body.items[0], salesChannelSkuId: 'NONE' }] }),
    await call('/orders', other, tokens.operator),
    await send(stack.gateway, '/orders', { token, text: text.slice(0, -2) }),
    await send(stack.gateway, '/orders', { token, text: `${text}${text}` }),
    await send(stack.gateway, '/orders', {
      token,
      text,
      headers: { 'content-type': `text/plain; ${BUYER.lastName}` },
    }),
    ...(await wrongLogins()),
    ...(await wrongTokens()),
  ];
  for (const { status, text: refusal } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    refusals.push(refusal);
  }
}

async function wrongLogins() {
  const { wrongSecret, secretForId } = MISPLACED;
  return [
    await send(stack.gateway, '/token', {
      body: { clientId: 'ACME', clientSecret: wrongSecret },
    }),
    await send(stack.gateway, '/token', {
      body: { clientId: secretForId, clientSecret: wrongSecret },
    }),
    await send(stack.gateway, '/token', {
      text: `{"clientId":"ACME","clientSecret":"${wrongSecret}`,
    }),
  ];
}

async function wrongTokens() {
  const [forged = ['', '']] = forgedTokens(await activeKey(stack)).slice(-7);
  secrets['forged'] = forged[1];
  return [
    await send(stack.gateway, '/ext/orders', { token: forged[1] }),
    await send(stack.gateway, `/ext/orders?access_token=${tokens.merchant}`, {}),
    await send(stack.gateway, `/ext/orders?token=${tokens.merchant}`, { token: tokens.merchant }),
  ];
}

describe('a secret', () => {
  it('A secret is in no output of the processes at the finest log level', () => {
    const logs = logsOf(stack);
    expect(logs).toContain('"level":"debug"');
    expect(foundIn(logs, { ...secrets, ...MISPLACED })).toEqual([]);
  });

  it('A secret is in no event, no event header and no metric', async () => {
    expect(probe.everything().length).toBeGreaterThan(20);
    const streams = JSON.stringify(probe.everything());
    expect(foundIn(streams, { ...secrets, ...MISPLACED })).toEqual([]);
    expect(foundIn(await metricsOf(stack), { ...secrets, ...MISPLACED })).toEqual([]);
  });

  it('A secret is in no table except that of the signing key', async () => {
    const tables = await tablesOf(stack);
    const leaks = Object.entries(tables).flatMap(([place, text]) =>
      foundIn(text, { ...secrets, ...MISPLACED }).map((what) => `${place} ${what}`),
    );
    expect(leaks).toEqual(['gateway.signing_key signingKey']);
  });

  it('A secret is in no rejection, and in no answer to an operator', async () => {
    expect(refusals.length).toBeGreaterThan(12);
    expect(refusals.at(-1)).toContain('"refusal":{');
    const seen = [...refusals, await everyOperatorsView(stack, tokens.operator, webhook)].join(
      '\n',
    );
    expect(foundIn(seen, { ...secrets, ...MISPLACED })).toEqual([]);
  });
});

describe('a link to a document (decision 7.2)', () => {
  it('A link to a document is in answers, and in no event, table, metric or output of the processes', async () => {
    const order = await merchant.get(`/ext/orders/${orderId}`);
    const [{ url }] = order.shipping.deliveries[0].parcels[0].documents;
    expect((await fetch(url)).status).toBe(200);
    const links = { path: '/documents/', signature: url.split('/').at(-1) };

    const events = probe.everything().map(({ event, message }) => [event, message.headers]);
    const naming = events.filter((event) => JSON.stringify(event).includes('ocumentId'));
    expect(naming.length).toBeGreaterThanOrEqual(4);
    expect(foundIn(JSON.stringify(events), links)).toEqual([]);
    expect(foundIn(JSON.stringify(await tablesOf(stack)), links)).toEqual([]);
    expect(foundIn(await metricsOf(stack), { signature: links.signature })).toEqual([]);
    expect(foundIn(logsOf(stack), { signature: links.signature })).toEqual([]);
  });
});

describe('the buyer’s personal data (decision 8.6)', () => {
  it('The merchant of the order sees the buyer’s personal data, as the other tests presume', async () => {
    const { text } = await call(`/ext/orders/${orderId}`);
    const { channelData: __, ...shown } = WORDS;
    expect(foundIn(text, shown)).toEqual(Object.keys(shown));
  });

  it('The buyer’s personal data is in no output of the processes', () => {
    expect(foundIn(logsOf(stack), WORDS)).toEqual([]);
  });

  it('The buyer’s personal data is only on streams with separate access rights', () => {
    const byStream = Map.groupBy(probe.everything(), ({ message }) => message.stream);
    const carrying = [...byStream].filter(
      ([, events]) =>
        foundIn(
          JSON.stringify(events.map(({ event, message }) => [event, message.headers, message.key])),
          WORDS,
        ).length > 0,
    );
    expect(carrying.map(([stream]) => stream)).toEqual(['orders.release']);
    for (const [stream] of carrying) expect(PERSONAL.has(stream)).toBe(true);
  });

  it('The buyer’s personal data is stored by orders and logistics, and by no other service', async () => {
    const tables = await tablesOf(stack);
    const keeping = Object.entries(tables).filter(([, text]) => foundIn(text, WORDS).length > 0);
    const schemas = new Set(keeping.map(([place]) => place.split('.')[0]));
    expect([...schemas].toSorted()).toEqual(['logistics', 'orders']);
  });

  it('The buyer’s personal data is in no metric, no rejection and no list of an operator except that of orders', async () => {
    expect(foundIn(await metricsOf(stack), WORDS)).toEqual([]);
    expect(foundIn(refusals.join('\n'), WORDS)).toEqual([]);
    const seen = await everyOperatorsView(stack, tokens.operator, webhook, WITH_BUYERS);
    expect(foundIn(seen, WORDS)).toEqual([]);
  });

  it('The buyer’s personal data is in no webhook, no attempt and no event of the log', async () => {
    expect(receiver.refused).toEqual([]);
    expect(receiver.delivered.length).toBeGreaterThan(20);
    expect(foundIn(JSON.stringify(receiver.delivered), WORDS)).toEqual([]);
    const { endpointId, deliveryId } = webhook;
    const paths = ['/ext/events', `/ext/webhooks/endpoints/${endpointId}/deliveries/${deliveryId}`];
    for (const path of paths) {
      const { status, text } = await call(path);
      expect([path, status, foundIn(text, WORDS)]).toEqual([path, 200, []]);
    }
  });

  it('The buyer’s personal data is not on the tracking page, which needs no token', async () => {
    const order = await merchant.get(`/ext/orders/${orderId}`);
    const [, address = ''] = /"(http[^"]*\/track\/[^"]+)"/.exec(JSON.stringify(order)) ?? [];
    const { status, text } = await send(stack.gateway, new URL(address).pathname);
    expect(status).toBe(200);
    expect(foundIn(text, WORDS)).toEqual([]);
  });

  it('Another merchant does not see the buyer’s personal data', async () => {
    const token = await logIn(stack, 'GLOBEX');
    const { text } = await call(`/ext/orders/${orderId}`, undefined, token);
    expect(foundIn(text, WORDS)).toEqual([]);
  });
});
