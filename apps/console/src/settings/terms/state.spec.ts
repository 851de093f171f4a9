import type { Terms } from './requests.js';
import { byDestination, lastDayOf, nextOf, presentOf, stateOf } from './state.js';

const DAY = '2026-11-26';

const terms = (id: string, inForce: Terms['inForce'], members: Partial<Terms> = {}): Terms => ({
  id,
  destination: id.slice(0, 2),
  validFrom: id.slice(3, 13),
  revision: Number(id.slice(14)),
  inForce,
  source: ['a law'],
  loadedBy: 'OPS',
  loadedAt: '2026-11-01T00:00:00.000Z',
  ...members,
});

const past = terms('DE-2021-01-01-1', [{ from: '2021-01-01', until: '2026-06-30' }]);
const replaced = terms('DE-2026-07-01-1', []);
const now = terms('DE-2026-07-01-2', [{ from: '2026-07-01', until: '2027-12-31' }]);
const later = terms('DE-2028-01-01-1', [{ from: '2028-01-01' }]);
const withdrawn = terms('DE-2030-01-01-1', [], { validUntil: '2029-12-31' });
const all = [withdrawn, later, past, replaced, now];

describe('the revisions of a destination', () => {
  it('are in force, upcoming, ended, replaced or withdrawn', () => {
    expect(all.map((revision) => stateOf(revision, DAY))).toEqual([
      'withdrawn',
      'later',
      'past',
      'replaced',
      'inForce',
    ]);
  });

  it('are in force on their first and on their last day', () => {
    const states = ['2026-06-30', '2026-07-01', '2027-12-31', '2028-01-01'];
    expect(states.map((day) => stateOf(now, day))).toEqual(['later', 'inForce', 'inForce', 'past']);
  });

  it('are represented by the one in force, otherwise by the next or the last ended one', () => {
    const latest = terms('DE-2029-01-01-1', [{ from: '2029-01-01' }]);
    const old = terms('DE-2019-01-01-1', [{ from: '2019-01-01', until: '2020-12-31' }]);
    expect(presentOf([...all, latest], DAY)?.id).toBe(now.id);
    expect(presentOf([latest, past, later], DAY)?.id).toBe(later.id);
    expect(presentOf([old, replaced, past], DAY)?.id).toBe(past.id);
    expect(presentOf([], DAY)).toBeUndefined();
  });

  it('determine the next terms, also if earlier terms apply again', () => {
    expect(nextOf(all, DAY)).toEqual({ terms: later, from: '2028-01-01' });
    const again = { ...past, inForce: [...past.inForce, { from: '2027-01-01' }] };
    expect(nextOf([later, again], DAY)).toEqual({ terms: again, from: '2027-01-01' });
    expect(nextOf([now], DAY)).toBeUndefined();
  });

  it('end on the day before the next revision, or on the loaded day', () => {
    expect(lastDayOf(now, DAY)).toBe('2027-12-31');
    expect(lastDayOf(later, DAY)).toBeUndefined();
    expect(lastDayOf(withdrawn, DAY)).toBe('2029-12-31');
  });
});

it('combines the three kinds of terms of a destination', () => {
  const mx = terms('MX-2026-01-01-1', [{ from: '2026-01-01' }]);
  expect(byDestination({ rules: [now], duties: [now, mx], tariffs: [mx] })).toEqual([
    { destination: 'DE', rules: [now], duties: [now], tariffs: [] },
    { destination: 'MX', rules: [], duties: [mx], tariffs: [mx] },
  ]);
});
