import { OrderPersonalDataErased } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { personalDataErased } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('an erasure during the printing of a label', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start();
  });

  afterAll(() => logistics.stop());

  it('waits for the printing, revokes the label and lets the parcel continue', async () => {
    const order = logistics.newOrder();
    const { orderId } = order;
    await logistics.release(order);
    for (const step of ['HANDLING', 'PACKED', 'INVOICED']) await logistics.makeDue(orderId, step);
    await logistics.waitForFlow(orderId, { next_step: 'LABEL' });
    const held = await HeldRows.take(
      logistics.service,
      `SELECT FROM parcel WHERE order_id = '${orderId}' FOR UPDATE`,
    );
    await logistics.makeDue(orderId, 'LABEL');
    await held.untilWaiting(1);
    await logistics.service.publisher.publish(OrderPersonalDataErased, personalDataErased(order));
    await held.untilWaiting(2);
    await held.release();
    await eventually(async () =>
      expect(
        await logistics.service.store.sql(
          'SELECT kind, revoked_at IS NULL AS in_force FROM document WHERE order_id = $1 ORDER BY kind',
          [orderId],
        ),
      ).toEqual([
        { kind: 'INVOICE', in_force: false },
        { kind: 'LABEL', in_force: false },
      ]),
    );
    // The step that was due at the erasure is already executed; the next step needs no buyer data.
    await logistics.waitForStep(orderId, 'READY_TO_SHIP');
  });
});
