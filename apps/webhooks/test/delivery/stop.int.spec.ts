import { eventually, PATIENCE } from '#testing';
import { DeliveryRig } from './delivery-rig.js';

/** Answers arrive after this time: after a stop begins, and long before it ends. */
const SLOW_MS = 1_500;
/** The time that a stop waits for an answer, and settles ended attempts; below the deadline of an exchange. */
const STOPPED_MS = 10_000;

let rig: DeliveryRig;

beforeAll(async () => {
  rig = await DeliveryRig.start();
});

afterAll(() => rig?.stop());

it('a process that stops waits for answers, and leaves slower attempts to the next process without a failure', async () => {
  const [slow, silent] = [await rig.startReceiver(), await rig.startReceiver()];
  const cutOff = Promise.withResolvers<number>();
  slow.answer = (response) => void setTimeout(() => response.writeHead(204).end(), SLOW_MS);
  silent.answer = (response) => {
    response.on('close', () => cutOff.resolve(performance.now()));
    silent.answer = (next) => next.writeHead(204).end();
  };
  const [toSlow, toSilent] = [
    await rig.addEndpoint({ url: slow.url }),
    await rig.addEndpoint({ url: silent.url }),
  ];
  await rig.publish({ subject: 'A', value: '{"at":1}' }, { subject: 'A', value: '{"at":2}' });
  await eventually(() => expect([slow.requests.length, silent.requests.length]).toEqual([1, 1]));

  const beganAt = performance.now();
  await rig.service.restart();
  expect((await cutOff.promise) - beganAt).toBeLessThan(STOPPED_MS * PATIENCE);

  const untilDelivered = (endpointId: string) =>
    eventually(async () => {
      const deliveries = await rig.deliveriesOf(endpointId);
      expect(deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
      return deliveries.map(({ attempts }) => attempts);
    });
  const delivered = expect.objectContaining({ outcome: 'delivered', status: 204 });
  expect(await untilDelivered(toSlow)).toEqual([[delivered], [delivered]]);
  const cutOffAttempt = expect.objectContaining({ outcome: 'failed', error: 'cut-off' });
  expect(await untilDelivered(toSilent)).toEqual([[cutOffAttempt, delivered], [delivered]]);
  const data = ({ requests }: typeof slow) =>
    requests.map(({ body }) => (JSON.parse(body) as { data: { at: number } }).data.at);
  expect([data(slow), data(silent)]).toEqual([
    [1, 2],
    [1, 1, 2],
  ]);

  const blamed = await rig.service.store.sql('SELECT FROM endpoint_health WHERE failures > 0');
  expect(blamed).toEqual([]);
  // The next process did not wait until the leases of the previous one expired.
  expect(await rig.service.store.sql('SELECT FROM sender')).toHaveLength(1);
});
