import { Shares } from './shares.js';

describe('the places of a service (decision 1.18)', () => {
  it('are limited for each sender and for all senders together', () => {
    const places = new Shares({ ofSender: 2, inAll: 3 });
    expect([places.tryTake('a'), places.tryTake('a'), places.tryTake('a')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([places.tryTake('b'), places.tryTake('b')]).toEqual([true, false]);
    places.free('a');
    expect([places.tryTake('b'), places.tryTake('a')]).toEqual([true, false]);
  });

  it('pass to the sender’s request that has waited longest', async () => {
    const places = new Shares({ ofSender: 1, waitingOfSender: 2 });
    places.tryTake('a');
    const first = places.wait('a', 60_000);
    const second = places.wait('a', 60_000);
    expect(await places.wait('a', 60_000)).toBe(false);
    places.free('a');
    expect(await first).toBe(true);
    places.free('a');
    expect(await second).toBe(true);
    places.free('a');
    expect(places.tryTake('a')).toBe(true);
  });

  it('are refused to a request after its maximum wait, and the request then occupies no place', async () => {
    const places = new Shares({ ofSender: 1, waitingOfSender: 1 });
    places.tryTake('a');
    expect(await places.wait('a', 1)).toBe(false);
    places.free('a');
    expect(places.tryTake('a')).toBe(true);
  });
});
