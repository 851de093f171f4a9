import { eventually } from '#testing';
import { DeliveryRig } from './delivery-rig.js';
import { drip, hang } from './receiver.js';

const POOR_ENDPOINTS = 40;
const GOOD_ENDPOINTS = 10;
const EVENTS = 20;
/**
 * No request below this age has reached its deadline of 15 seconds, which may pass before the test ends on a busy
 * machine.
 */
const YOUNG_MS = 10_000;

let rig: DeliveryRig;

beforeAll(async () => {
  rig = await DeliveryRig.start();
});

afterAll(() => rig.stop());

afterEach(() => rig.clear());

it('delivery reaches responsive endpoints while others hang or drip, which get at most four requests at a time', async () => {
  const [poor, good] = [await rig.startReceiver(), await rig.startReceiver()];
  const [open, mostOpen] = [new Map<string, number>(), new Map<string, number>()];
  poor.answer = (response, request) => {
    const { path } = request;
    const count = (by: number) => open.set(path, (open.get(path) ?? 0) + by);
    count(1);
    mostOpen.set(path, Math.max(mostOpen.get(path) ?? 0, open.get(path) ?? 0));
    response.on('close', () => count(-1));
    (path.includes('hang') ? hang : drip)(response, request);
  };
  for (let at = 0; at < POOR_ENDPOINTS; at += 1) {
    const kind = at % 2 === 0 ? 'hang' : 'drip';
    await rig.addEndpoint({ merchantId: 'POOR', url: `${poor.url}/${kind}/${at}` });
  }
  const events = (merchantId: string) =>
    Array.from({ length: EVENTS }, (_, at) => ({
      merchantId,
      subject: `S${at % 5}`,
      value: `{"at":${at}}`,
    }));
  await rig.publish(...events('POOR'));
  await eventually(() => expect(mostOpen.size).toBe(POOR_ENDPOINTS));

  for (let at = 0; at < GOOD_ENDPOINTS; at += 1) {
    await rig.addEndpoint({ merchantId: 'GOOD', url: `${good.url}/${at}` });
  }
  await rig.publish(...events('GOOD'));
  await eventually(() => expect(good.requests).toHaveLength(GOOD_ENDPOINTS * EVENTS));

  expect(Math.max(...mostOpen.values())).toBeLessThanOrEqual(4);
  const ofSubject = Map.groupBy(good.requests, ({ path, subject }) => `${path} ${subject}`);
  for (const requests of ofSubject.values()) {
    const order = requests.map(
      ({ body }) => (JSON.parse(body) as { data: { at: number } }).data.at,
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

it('delivery leaves a merchant its requests when all endpoints of another merchant hang after good answers', async () => {
  const [hanging, good] = [await rig.startReceiver(), await rig.startReceiver()];
  const merchantId = 'HANGING';
  for (let at = 0; at < 20; at += 1) {
    await rig.addEndpoint({ merchantId, url: `${hanging.url}/${at}` });
  }
  const events = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ merchantId, subject: `S${at}` }));
  await rig.publish(...events(40));
  await eventually(() => expect(hanging.requests).toHaveLength(20 * 40));

  let [open, most, cutOff] = [0, 0, 0];
  hanging.answer = (response) => {
    const since = performance.now();
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
      if (performance.now() - since < YOUNG_MS) cutOff += 1;
    });
  };
  await rig.publish(...events(40));
  await eventually(() => expect(most).toBeGreaterThan(64));
  await rig.addEndpoint({ merchantId: 'GOOD', url: good.url });
  await rig.publish({ merchantId: 'GOOD', subject: 'SKU-1' });
  await eventually(() => expect(good.subjects).toEqual(['SKU-1']));
  // No other request was aborted for this.
  expect([cutOff, most <= 128]).toEqual([0, true]);
});
