import { queueForEndpoint } from '../../src/delivery/queue-deliveries.js';
import { addEndpoint, eventAbout, MERCHANT, startQueueRig, type QueueRig } from './queue-rig.js';

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.clear());

/** The subjects of the queued deliveries of each endpoint, by sequence. */
async function queued(): Promise<Record<string, string[]>> {
  const rows = await rig.store.sql<{ endpoint_id: string; subjects: string[] }>(
    `SELECT q.endpoint_id, array_agg(d.subject ORDER BY q.sequence) AS subjects
       FROM due_delivery q JOIN delivery d ON d.id = q.delivery_id GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ endpoint_id, subjects }) => [endpoint_id, subjects]));
}

it('events are queued in order, for the enabled endpoints of their merchant that receive their type', async () => {
  const all = await addEndpoint(rig.store);
  const some = await addEndpoint(rig.store, { types: ['order.placed', 'sku.upserted'] });
  await addEndpoint(rig.store, { types: ['order.placed'] });
  await addEndpoint(rig.store, { merchantId: 'GLOBEX' });
  await addEndpoint(rig.store, { state: 'disabled' });
  const subjects = ['A', 'B', 'A', 'C'];
  await rig.queue(...subjects);
  expect(await queued()).toEqual({ [all]: subjects, [some]: subjects });
  const listed = await rig.store.sql<{ subject: string }>(
    'SELECT subject FROM delivery WHERE endpoint_id = $1 ORDER BY id',
    [all],
  );
  expect(listed.map(({ subject }) => subject)).toEqual(subjects);
});

it('events for one endpoint are queued in order, if it is enabled and belongs to the merchant', async () => {
  const endpointId = await addEndpoint(rig.store, { types: ['order.placed'] });
  const other = await addEndpoint(rig.store, { merchantId: 'GLOBEX' });
  const disabled = await addEndpoint(rig.store, { state: 'disabled' });
  const subjects = ['B', 'A', 'C', 'A'];
  const events = subjects.map((subject) => eventAbout(subject));
  const queue = (id: string) =>
    rig.inTransaction((unitOfWork) =>
      queueForEndpoint(unitOfWork, {
        merchantId: MERCHANT,
        endpointId: id,
        cause: 'replay',
        events,
      }),
    );
  const ids = await queue(endpointId);
  expect([await queue(other), await queue(disabled)]).toEqual([[], []]);
  expect(await queued()).toEqual({ [endpointId]: subjects });
  const stored = await rig.store.sql<{ id: string; event_id: string }>(
    'SELECT id, event_id FROM delivery ORDER BY id',
  );
  expect(stored.map(({ id }) => id)).toEqual(ids);
  expect(stored.map(({ event_id }) => event_id)).toEqual(events.map(({ eventId }) => eventId));
});
