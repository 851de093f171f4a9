import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '#testing';
import { DeliveryRig } from '../delivery/delivery-rig.js';

const ENDPOINTS = 12;
const EVENTS = 60;
const SPREAD_MS = 2_000;
const SECOND = 1_000;
/** The time between requests that are not probes is far below this. */
const PAUSE_MS = 10 * SECOND;

let rig: DeliveryRig;

beforeAll(async () => {
  rig = await DeliveryRig.start();
});

afterAll(() => rig.stop());

/** The time from the last request before a pause to the first one after it, for each path. */
function pausesOf(requestedAt: ReadonlyMap<string, readonly number[]>): number[] {
  return [...requestedAt.values()].flatMap((times) => {
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return gaps.find((gap) => gap > PAUSE_MS) ?? [];
  });
}

it('a failing endpoint is probed first after 30 s, however many requests were in progress', async () => {
  const receiver = await rig.startReceiver();
  const requestedAt = new Map<string, number[]>();
  receiver.answer = (response, { path }) => {
    requestedAt.set(path, [...(requestedAt.get(path) ?? []), Date.now()]);
    setTimeout(() => response.writeHead(500).end(), Math.random() * 300);
  };
  for (let index = 0; index < ENDPOINTS; index += 1) {
    await rig.addEndpoint({ url: `${receiver.url}/${index}` });
  }
  for (let index = 0; index < EVENTS; index += 1) {
    await rig.publish({ subject: `S${index}` });
    await delay(SPREAD_MS / EVENTS);
  }
  await eventually(() => expect(pausesOf(requestedAt)).toHaveLength(ENDPOINTS));
  const pauses = pausesOf(requestedAt).map((pause) => Math.round(pause / SECOND));
  expect(pauses.filter((seconds) => seconds < 25 || seconds > 40)).toEqual([]);
}, 180_000);
