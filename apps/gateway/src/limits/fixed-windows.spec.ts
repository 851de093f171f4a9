import * as fc from 'fast-check';
import { FixedWindows } from './fixed-windows.js';

describe('a fixed window', () => {
  it('lets a key spend its units, answers the remaining ones and refuses the next request', () => {
    const windows = new FixedWindows(2, 1_000);
    expect(windows.spend('a', 0)).toEqual({ allowed: true, remaining: 1, resetsInMs: 1_000 });
    expect(windows.spend('a', 400)).toEqual({ allowed: true, remaining: 0, resetsInMs: 600 });
    expect(windows.spend('a', 500)).toEqual({ allowed: false, remaining: 0, resetsInMs: 500 });
  });

  it('ends, and then restores all units', () => {
    const windows = new FixedWindows(1, 1_000);
    windows.spend('a', 0);
    expect(windows.spend('a', 999).allowed).toBe(false);
    expect(windows.spend('a', 1_000)).toEqual({ allowed: true, remaining: 0, resetsInMs: 1_000 });
  });

  it('counts each key separately', () => {
    const windows = new FixedWindows(1, 1_000);
    windows.spend('a', 0);
    expect(windows.spend('b', 0).allowed).toBe(true);
  });

  it('spends nothing when it is only read', () => {
    const windows = new FixedWindows(1, 1_000);
    expect(windows.look('a', 0)).toEqual({ allowed: true, remaining: 1, resetsInMs: 1_000 });
    expect(windows.spend('a', 0).allowed).toBe(true);
    expect(windows.look('a', 1).allowed).toBe(false);
  });

  it('never admits more than its limit, whenever the requests come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 }),
        (limit, gaps) => {
          const windows = new FixedWindows(limit, 1_000);
          let now = 0;
          let windowBegan = 0;
          let admitted = 0;
          for (const gap of gaps) {
            now += gap;
            if (admitted === 0 || now >= windowBegan + 1_000) {
              windowBegan = now;
              admitted = 0;
            }
            if (windows.spend('a', now).allowed) admitted += 1;
            expect(admitted).toBeLessThanOrEqual(limit);
          }
        },
      ),
    );
  });
});
