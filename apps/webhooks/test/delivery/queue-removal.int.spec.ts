import { v7 as uuidv7 } from 'uuid';
import {
  disable,
  removeDueOfNoEndpoint,
} from '../../src/delivery/store/disabled-endpoint.store.js';
import { saveHealth } from '../../src/delivery/store/sender-endpoint.store.js';
import { claimDue } from '../../src/delivery/store/claim.store.js';
import { addEndpoint, letPass, MERCHANT, startQueueRig, type QueueRig } from './queue-rig.js';

const SECOND = 1_000;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.clear());

const remove = (limit = 100) =>
  rig.inTransaction((unitOfWork) => removeDueOfNoEndpoint(unitOfWork, limit));

async function setState(endpointId: string, state: 'enabled' | 'disabled'): Promise<void> {
  await rig.store.sql(
    `UPDATE endpoint SET state = $2::text, disabled_at = CASE $2 WHEN 'disabled' THEN now() END WHERE id = $1`,
    [endpointId, state],
  );
}

/** The subject and state of each delivery, whether it has an end, and whether it is in the queue. */
function deliveries(): Promise<unknown[]> {
  return rig.store.sql(
    `SELECT d.subject, d.state, d.finished_at IS NOT NULL AS finished, q.delivery_id IS NOT NULL AS queued
       FROM delivery d LEFT JOIN due_delivery q ON q.delivery_id = d.id ORDER BY d.subject`,
  );
}

const removed = (subject: string) => ({ subject, state: 'dead', finished: true, queued: false });
const remaining = (subject: string) => ({
  subject,
  state: 'waiting',
  finished: false,
  queued: true,
});

describe('a queued delivery', () => {
  it('of a disabled or deleted endpoint is removed in parts, but not that of an enabled endpoint', async () => {
    const disabled = await addEndpoint(rig.store, { types: ['disabled'] });
    const deleted = await addEndpoint(rig.store);
    await rig.queue('A', 'B');
    await rig.store.sql('DELETE FROM endpoint WHERE id = $1', [deleted]);
    await rig.store.sql('UPDATE endpoint SET types = NULL');
    await rig.queue('C');
    await setState(disabled, 'disabled');
    await addEndpoint(rig.store);
    await rig.queue('D');
    expect([await remove(2), await remove(2), await remove(2)]).toEqual([2, 1, 0]);
    expect(await deliveries()).toEqual([removed('A'), removed('B'), removed('C'), remaining('D')]);
  });

  it('is not removed while it is in flight, nor while it is being claimed', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    await rig.inTransaction(async (unitOfWork) => {
      expect((await claimDue(unitOfWork, rig.capacityOf([endpointId]))).claimed).toHaveLength(1);
      await setState(endpointId, 'disabled');
      expect(await remove()).toBe(0);
    });
    expect(await remove()).toBe(0);
    expect(await deliveries()).toEqual([remaining('A')]);
    await letPass(rig.store, 61 * SECOND);
    expect(await remove()).toBe(1);
    expect(await deliveries()).toEqual([removed('A')]);
  });

  it('is dead when the endpoint is enabled again, so that a recovery finds it', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    await setState(endpointId, 'disabled');
    const enabling = await rig.inTransaction(async (unitOfWork) => {
      await removeDueOfNoEndpoint(unitOfWork, 1);
      const enabled = setState(endpointId, 'enabled').then(deliveries);
      await rig.untilSomeoneWaits();
      return [enabled];
    });
    expect(await enabling[0]).toEqual([removed('A')]);
  });
});

it('an endpoint is disabled once', async () => {
  const endpointId = await addEndpoint(rig.store, { url: 'https://shop.example.com/' });
  const disabled = () => rig.inTransaction((unitOfWork) => disable(unitOfWork, endpointId, 'gone'));
  expect(await disabled()).toMatchObject({
    merchantId: MERCHANT,
    url: 'https://shop.example.com/',
  });
  expect(await disabled()).toBeUndefined();
});

it('the health of an endpoint is not written while the endpoint is deleted', async () => {
  const endpointId = await addEndpoint(rig.store);
  const write = (id: string) =>
    rig.inTransaction(async (unitOfWork) =>
      saveHealth(unitOfWork, [
        {
          endpointId: id,
          health: { failures: 1 },
          lastSuccessAt: undefined,
          lastOutcome: undefined,
        },
      ]),
    );
  const writing = await rig.inTransaction(async (unitOfWork) => {
    await unitOfWork.query('DELETE FROM endpoint WHERE id = $1', [endpointId]);
    const written = write(endpointId);
    await rig.untilSomeoneWaits();
    return [written];
  });
  await expect(writing[0]).resolves.toBeUndefined();
  await write(uuidv7());
  expect(await rig.store.sql('SELECT FROM endpoint_health')).toEqual([]);
});
