import { FamiliarAddresses } from './familiar-addresses.js';

const HOUR_MS = 60 * 60 * 1_000;

describe('the addresses from which a client has logged in', () => {
  it('remembers an address for 24 hours after the last login, for that client only', () => {
    let now = 1;
    const familiar = new FamiliarAddresses(() => now);
    familiar.note('ACME', '192.0.2.1');
    now += 23 * HOUR_MS;
    expect(familiar.has('ACME', '192.0.2.1')).toBe(true);
    expect(familiar.has('ACME', '192.0.2.2')).toBe(false);
    expect(familiar.has('GLOBEX', '192.0.2.1')).toBe(false);
    familiar.note('ACME', '192.0.2.1');
    now += 23 * HOUR_MS;
    expect(familiar.has('ACME', '192.0.2.1')).toBe(true);
    now += HOUR_MS + 1;
    expect(familiar.has('ACME', '192.0.2.1')).toBe(false);
  });

  it('remembers the last 16 addresses of a client and evicts none of another client', () => {
    const familiar = new FamiliarAddresses();
    familiar.note('ACME', '192.0.2.1');
    for (let host = 0; host < 20_000; host += 1) familiar.note('GLOBEX', `2001:db8:0:${host}`);
    expect(familiar.has('ACME', '192.0.2.1')).toBe(true);
    expect(familiar.has('GLOBEX', '2001:db8:0:19984')).toBe(true);
    expect(familiar.has('GLOBEX', '2001:db8:0:19983')).toBe(false);
  });
});
