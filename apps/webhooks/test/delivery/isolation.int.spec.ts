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
  for (let index = 0; index < POOR_ENDPOINTS; index += 1) {
    const kind = index % 2 === 0 ? 'hang' : 'drip';
    await rig.addEndpoint({ merchantId: 'POOR', url: `${poor.url}/${kind}/${index}` });
  }
  const events = (merchantId: string) =>
    Array.from({ length: EVENTS }, (_, index) => ({
      merchantId,
      subject: `S${index % 5}`,
      value: `{"at":${index}}`,
    }));
  await rig.publish(...events('POOR'));
  await eventually(() => expect(mostOpen.size).toBe(POOR_ENDPOINTS));

  for (let index = 0; index < GOOD_ENDPOINTS; index += 1) {
    await rig.addEndpoint({ merchantId: 'GOOD', url: `${good.url}/${index}` });
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
  for (let index = 0; index < 20; index += 1) {
    await rig.addEndpoint({ merchantId, url: `${hanging.url}/${index}` });
  }
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ merchantId, subject: `S${index}` }));
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
