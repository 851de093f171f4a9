import { OrderReleased, OrderStatusChanged } from '#contracts';
import { EventProbe } from '#testing';
import { SERVICES } from '../tools/stack/topology.js';
import { startTestStack, type TestStack } from '../tools/stack/testing/test-stack.js';
import { Merchant, type Json } from './support/merchant.js';

/** After a broker outage the probe itself may reconnect only every 30 seconds. */
const TIMEOUT_MS = 60_000;

describe('an order', () => {
  let stack: TestStack;
  let probe: EventProbe;
  let merchant: Merchant;
  let skuIds: string[];
  let price: Json;

  beforeAll(async () => {
    stack = await startTestStack({
      prefix: 'outages',
      ownParts: true,
      overrides: { SANDBOX_STEP_DELAY_MS: '150' },
    });
    probe = new EventProbe(
      { brokers: stack.sandbox.kafkaBrokers, clientId: 'e2e' },
      stack.topicPrefix,
    );
    await probe.start();
    merchant = await Merchant.logIn(stack);
    skuIds = await merchant.upload('shirt');
    price = await merchant.price(skuIds);
  }, 180_000);

  afterAll(async () => {
    await probe?.stop();
    await stack?.stop();
  });

  /** Takes an order from creation to DELIVERED; `meanwhile` injects a fault just after its approval. */
  async function deliver(id: string, meanwhile: () => Promise<void>): Promise<Json> {
    const { orderId } = await merchant.order(id, skuIds, price);
    await merchant.approve(orderId);
    await meanwhile();
    await merchant.orderAt(orderId, 'READY_TO_SHIP');
    const { parcelId } = await merchant.parcelOf(id);
    await merchant.report('merchant', parcelId, ['LEFT_FULFILLMENT']);
    await merchant.report('operator', parcelId, ['DELIVERED']);
    return merchant.orderAt(orderId, 'DELIVERED');
  }

  /** Expects each status to be stored once and published once, in the same order. */
  async function expectOnce(order: Json): Promise<void> {
    const statuses = order.statusHistory
      .map((entry: Json) => entry.status)
      .filter((status: string) => status !== 'PARCEL_TRACKING_UPDATED');
    expect(new Set(statuses).size).toBe(statuses.length);
    const about = <T extends { orderId: string; eventId: string }>(events: T[]): T[] => [
      ...new Map(
        events.filter(({ orderId }) => orderId === order.orderId).map((e) => [e.eventId, e]),
      ).values(),
    ];
    await probe.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === order.orderId && event.status === 'DELIVERED',
      TIMEOUT_MS,
    );
    const isReleased = ({ orderId }: { orderId: string }) => orderId === order.orderId;
    await probe.waitFor(OrderReleased, isReleased, TIMEOUT_MS);
    const published = about(probe.all(OrderStatusChanged)).map(({ status }) => status);
    expect(published).toEqual(statuses.slice(1));
    expect(about(probe.all(OrderReleased))).toHaveLength(1);
  }

  it.each(SERVICES)(
    'An order reaches DELIVERED once if %s is killed and restarted meanwhile',
    async (name) => {
      const order = await deliver(`killed-${name}`, async () => {
        await stack.service(name).kill('SIGKILL');
        await stack.service(name).start();
        await stack.service(name).ready();
      });
      await expectOnce(order);
    },
    120_000,
  );

  it('An order reaches DELIVERED once if Kafka is unavailable meanwhile, and requests are still answered', async () => {
    const order = await deliver('kafka-away', async () => {
      await stack.parts?.kafka.stop();
      const accepted = await merchant.order('while-away', skuIds, price);
      expect(accepted.status).toBe('CREATED');
      expect((await merchant.get(`/ext/orders/${accepted.orderId}`)).status).toBe('CREATED');
      await stack.parts?.kafka.start();
    });
    await expectOnce(order);
    await merchant.approve('ACME-MELI-while-away');
    await merchant.orderAt('ACME-MELI-while-away', 'READY_TO_SHIP');
  }, 180_000);

  it('An order reaches DELIVERED once if Postgres is unavailable meanwhile', async () => {
    const order = await deliver('postgres-away', async () => {
      await stack.parts?.postgres.stop();
      await stack.parts?.postgres.start();
    });
    await expectOnce(order);
  }, 180_000);
});
