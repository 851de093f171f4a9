import { settle } from '../../src/delivery/store/settle.store.js';
import { addEndpoint, settlement, startQueueRig, type QueueRig } from '../delivery/queue-rig.js';

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig.stop());

/** Decision 11.11. */
it('attempts that do not count do not change the number, and leave one record of several alike', async () => {
  const endpointId = await addEndpoint(rig.store);
  await rig.queue('SKU-1');
  for (const error of ['name-unresolved', 'name-unresolved', 'cut-off', 'name-unresolved']) {
    const [delivery] = await rig.claim(endpointId);
    expect(delivery?.attempts).toBe(1);
    const ended = settlement(delivery ?? { deliveryId: '', attempts: 0 }, {
      state: 'waiting',
      waitMs: 0,
    });
    const attempt = { ...ended.attempt, error };
    // Settled once more, as after a commit whose answer was lost.
    for (const _ of [1, 2]) {
      await rig.inTransaction(async (unitOfWork) =>
        settle(unitOfWork, [{ ...ended, attempt, isUncounted: true }]),
      );
    }
  }
  const [row] = await rig.store.sql<{ attempts: { error: string }[] }>(
    'SELECT attempts FROM delivery',
  );
  expect(row?.attempts.map(({ error }) => error)).toEqual([
    'name-unresolved',
    'cut-off',
    'name-unresolved',
  ]);
});
