import { parcelStatuses } from '#client';
import { EventProbe, eventually } from '#testing';
import { createOrderExample } from '../apps/orders/src/placing/create-order.example.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { sequences } from './support/model/commands/command.js';
import type { ModelParcel } from './support/model/parcel-model.js';
import { runAll } from './support/model/run-all.js';
import type { SequenceRun } from './support/model/sequence-run.js';
import { walk } from './support/model/expect-shown.js';
import { prepareContext, type PreparedContext } from './support/model/prepare-context.js';
import { ORDER_STATUSES, REVIEW, TRACKED } from './support/order-transitions.js';
import { expectRebuilt } from './support/rebuild/expect-rebuilt.js';
import { scanStreams } from './support/rebuild/scan-streams.js';
import { PublishedLog } from './support/rebuild/published-log.js';
import { expectShipmentPublished, expectPublished } from './support/model/expect-published.js';

/** A failure names its sequence; `MODEL_SEED=… MODEL_ONLY=n` repeats that sequence. */
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 100);
const ONLY = process.env['MODEL_ONLY'];
const SLOTS = 24;

/** Without the review statuses: a review needs a scenario (decision 6.14), and no sequence runs one. */
const ORDER_ENTRIES = [...ORDER_STATUSES.filter((status) => !REVIEW.includes(status)), TRACKED];

/** The texts of operators in the sequences, and the buyer's values in each order. */
const TYPED_REASONS = ['as it may be', 'in haste'];
const { document, firstName, lastName, email, billingAddress } = createOrderExample.customer;
const BUYER_VALUES = [document, firstName, lastName, email, billingAddress.street];

describe(`${ONLY ?? SEQUENCES} random sequences of seed ${SEED} by two merchants, an operator and a partner`, () => {
  let stack: TestStack;
  let probe: EventProbe;
  let context: PreparedContext;
  let runs: SequenceRun[] = [];

  beforeAll(async () => {
    stack = await sharedStack();
    probe = new EventProbe(
      { brokers: stack.sandbox.kafkaBrokers, clientId: 'model' },
      stack.topicPrefix,
    );
    await probe.start();
    context = await prepareContext(stack, probe, SLOTS);
  }, 180_000);

  afterAll(async () => {
    await context?.close();
    await probe?.stop();
  });

  it('The sequences result in the orders, parcels, shipments and stock of the model after every step (decisions 4.3, 6.2, 6.3, 7.3 to 7.9)', async () => {
    const count = Math.max(SEQUENCES, Number(ONLY ?? 0) + 1);
    const all = sequences(SEED, count).map((commands, number) => ({ number, commands }));
    runs = await runAll(
      context,
      SLOTS,
      all.filter(({ number }) => !ONLY || number === Number(ONLY)),
    );
    expect(runs).toHaveLength(ONLY ? 1 : SEQUENCES);
  }, 390_000);

  it('The sequences add no other records to the lists (decisions 1.8, 1.14)', async () => {
    for (const api of context.merchants) {
      const orders = runs
        .flatMap((run) => run.orders)
        .filter(({ made }) => made.merchantId === api.clientId);
      const shown = await walk(api, '/ext/orders', 'orders');
      const statusOf = new Map(shown.map(({ orderId, status }) => [orderId, status]));
      expect(shown).toHaveLength(orders.length);
      expect(statusOf).toEqual(new Map(orders.map(({ orderId, status }) => [orderId, status])));
      await expectParcels(api);
    }
  });

  it('The sequences publish each fact once, and no other event (decisions 8.2, 8.5)', () => {
    for (const { orders, shipments } of runs) {
      for (const order of orders) expectPublished(context.seen, order);
      for (const shipment of shipments) expectShipmentPublished(context.seen, shipment);
    }
  });

  it('The events contain everything in the answers: each record equals its state rebuilt from events (decision 8.8)', async () => {
    for (const api of context.merchants) {
      await eventually(
        async () => {
          const compared = await expectRebuilt(api, new PublishedLog(probe.everything()));
          for (const count of Object.values(compared)) expect(count).toBeGreaterThan(0);
        },
        { timeoutMs: 60_000 },
      );
    }
  }, 130_000);

  it('The streams contain only valid records, without typed texts and personal data on open ones (decisions 8.2, 8.6)', async () => {
    const secretTexts = [...TYPED_REASONS, ...BUYER_VALUES];
    const { records, faults } = await scanStreams(stack, merchantIds(), secretTexts);
    expect(records).toBeGreaterThan(1_000);
    expect(faults).toEqual([]);
  }, 120_000);

  it('Cancelled orders whose parcels have left appear in the exceptions (decision 6.3)', async () => {
    const lists = merchantIds().map((id) =>
      context.operator.get(`/ops/exceptions?merchantId=${id}`),
    );
    const exceptions = (await Promise.all(lists)).flatMap((list) => list.exceptions);
    const listed = exceptions.map(({ kind, orderId }: { kind: string; orderId: string }) => [
      kind,
      orderId,
    ]);
    const expected = runs
      .flatMap((run) => run.orders)
      .filter(({ shippedAfterCancel }) => shippedAfterCancel)
      .map(({ orderId }) => ['shipped-after-cancel', orderId]);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  const coverAllCases = (): void => {
    const orders = runs.flatMap((run) => run.orders);
    expect(new Set(orders.flatMap(({ history }) => history))).toEqual(new Set(ORDER_ENTRIES));
    const shipments = runs.flatMap((run) => run.shipments);
    const shipped = new Set(shipments.flatMap(({ published }) => published));
    expect(shipped).toEqual(new Set(['CREATED', 'SHIPPED', 'CANCELLED']));
    const isFree = ({ status }: ModelParcel): boolean => status !== 'SHIPMENT_CANCELED';
    expect(
      shipments.some(
        (shipment) => shipment.status === 'CANCELLED' && shipment.parcels.some(isFree),
      ),
    ).toBe(true);
    const parcels = new Set(
      runs.flatMap((run) => run.parcels).flatMap(({ passed }) => [...passed]),
    );
    expect(parcels).toEqual(new Set(parcelStatuses));
    const stock = new Set(orders.map((order) => order.stock));
    expect(stock).toEqual(new Set(['reserved', 'given back', 'dropped']));
    const answers = new Set(runs.flatMap((run) => run.answers));
    expect(answers).toEqual(new Set([200, 201, 202, 400, 404, 409, 422]));
  };
  // Races end at random, so a few hundred sequences may miss a case; a thousand do not.
  if (!ONLY && SEQUENCES >= 1_000) {
    it('The sequences cover every status, transition and answer', coverAllCases);
  }

  function merchantIds(): string[] {
    return context.merchants.map(({ clientId }) => clientId);
  }

  async function expectParcels(api: PreparedContext['operator']): Promise<void> {
    await eventually(async () => {
      const shown = await walk(api, '/ext/parcels', 'parcels');
      const statusOf = new Map(shown.map(({ parcelId, status }) => [parcelId, status]));
      const parcels = runs
        .flatMap((run) => run.parcels)
        .filter(({ merchantId }) => merchantId === api.clientId);
      for (const { parcelId, status } of parcels) {
        expect({ parcelId, status: statusOf.get(parcelId) }).toEqual({ parcelId, status });
        statusOf.delete(parcelId);
      }
      // All others were cancelled before an answer showed them.
      for (const status of statusOf.values()) expect(status).toBe('SHIPMENT_CANCELED');
    });
  }
});
