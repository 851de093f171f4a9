import * as fc from 'fast-check';
import { addDays } from './days.js';
import { changesPast, periodsOf, presentOf, type Revision } from './periods.js';

function revision(validFrom: string, validUntil?: string, number = 1): Revision {
  return { id: `DE-${validFrom}-${number}`, validFrom, validUntil, revision: number };
}

const days = (revisions: readonly Revision[]) =>
  periodsOf(revisions).map(({ terms, from, until }) => [terms.id, from, until]);

describe('the periods of terms (decision 9.4)', () => {
  it('terms apply until the day before the next ones begin', () => {
    expect(days([revision('2026-07-01'), revision('2026-01-01')])).toEqual([
      ['DE-2026-01-01-1', '2026-01-01', '2026-06-30'],
      ['DE-2026-07-01-1', '2026-07-01', undefined],
    ]);
  });

  it('terms apply on their last day, and nothing does after it', () => {
    expect(days([revision('2026-01-01', '2026-03-31'), revision('2026-07-01')])).toEqual([
      ['DE-2026-01-01-1', '2026-01-01', '2026-03-31'],
      ['DE-2026-07-01-1', '2026-07-01', undefined],
    ]);
  });

  it('earlier terms apply again after later ones end', () => {
    expect(days([revision('2026-01-01'), revision('2026-02-01', '2026-02-28')])).toEqual([
      ['DE-2026-01-01-1', '2026-01-01', '2026-01-31'],
      ['DE-2026-02-01-1', '2026-02-01', '2026-02-28'],
      ['DE-2026-01-01-1', '2026-03-01', undefined],
    ]);
  });

  it('a later revision replaces the earlier one, in any order of reading', () => {
    const both = [revision('2026-01-01', '2026-02-28', 2), revision('2026-01-01')];
    expect(days(both)).toEqual([['DE-2026-01-01-2', '2026-01-01', '2026-02-28']]);
    expect(days(both.toReversed())).toEqual(days(both));
  });

  it('withdrawn terms have no days', () => {
    expect(days([revision('2026-01-01'), revision('2026-07-01', '2026-06-30')])).toEqual([
      ['DE-2026-01-01-1', '2026-01-01', undefined],
    ]);
  });

  it('each day has the terms with the latest first day among the terms that include it', () => {
    const day = fc.integer({ min: 0, max: 12 }).map((n) => addDays('2026-01-01', n));
    const some = fc.record({
      validFrom: day,
      validUntil: fc.option(day, { nil: undefined }),
      number: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), day, (all, on) => {
        const unique = new Map(
          all.map((drawn) => [
            `${drawn.validFrom} ${drawn.number}`,
            revision(drawn.validFrom, drawn.validUntil, drawn.number),
          ]),
        );
        const revisions = [...unique.values()];
        const isLatest = (candidate: Revision) =>
          !revisions.some(
            (other) =>
              other.validFrom === candidate.validFrom && other.revision > candidate.revision,
          );
        const expected = revisions
          .filter(
            (candidate) =>
              isLatest(candidate) &&
              candidate.validFrom <= on &&
              on <= (candidate.validUntil ?? on),
          )
          .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
          .at(-1);
        const inForce = periodsOf(revisions).filter(
          ({ from, until }) => from <= on && on <= (until ?? on),
        );
        expect(inForce.map(({ terms }) => terms.id)).toEqual(expected ? [expected.id] : []);
      }),
    );
  });
});

describe('the published terms (decision 9.6)', () => {
  const periods = periodsOf([
    revision('2026-01-01'),
    revision('2026-02-01'),
    revision('2026-03-01', '2026-03-31'),
    revision('2026-06-01'),
  ]);
  const present = (today: string) =>
    presentOf(periods, { today, since: addDays(today, -31) }).map(({ validFrom }) =>
      validFrom.slice(0, 7),
    );

  it.each([
    ['2025-12-31', ['2026-01', '2026-02', '2026-03', '2026-06']],
    ['2026-02-28', ['2026-01', '2026-02', '2026-03', '2026-06']],
    ['2026-03-31', ['2026-02', '2026-03', '2026-06']],
    ['2026-04-01', ['2026-02', '2026-03', '2026-06']],
    ['2026-06-01', ['2026-02', '2026-06']],
    ['2026-07-01', ['2026-02', '2026-06']],
    ['2026-07-02', ['2026-06']],
  ])('on %s are the terms since %j', (today, expected) => {
    expect(present(today)).toEqual(expected);
  });
});

describe('a change of past days (decision 9.4)', () => {
  const today = '2026-11-26';
  const loaded = [
    revision('2026-03-01', '2026-04-30'),
    revision('2026-07-01'),
    revision('2027-01-01'),
  ];
  const added = (addition: Revision, to = loaded) =>
    changesPast(periodsOf(to), periodsOf([...to, addition]), today);

  it.each([
    ['none after nothing', '2020-01-01', undefined, [], false],
    ['none from today on', today, undefined, loaded, false],
    ['none from tomorrow on', '2026-11-27', undefined, loaded, false],
    ['one from yesterday on', '2026-11-25', undefined, loaded, true],
    ['none before the first', '2026-01-01', '2026-02-28', loaded, false],
    ['none before the first, below it and in the gap', '2026-01-01', undefined, loaded, false],
    ['none in a gap', '2026-05-01', undefined, loaded, false],
    ['one on the last day before a gap', '2026-04-30', undefined, loaded, true],
  ])('is %s: from %s until %s', (_, validFrom, validUntil, to, expected) => {
    expect(added(revision(validFrom, validUntil), to)).toBe(expected);
  });

  it('is a revision of past terms, but not of future ones', () => {
    expect(added(revision('2026-07-01', undefined, 2))).toBe(true);
    expect(added(revision('2027-01-01', undefined, 2))).toBe(false);
  });

  it('is an end before yesterday', () => {
    const ended = (validUntil: string) =>
      changesPast(
        periodsOf(loaded),
        periodsOf(loaded.with(1, revision('2026-07-01', validUntil))),
        today,
      );
    expect(ended('2026-11-24')).toBe(true);
    expect(ended('2026-11-25')).toBe(false);
    expect(ended('2027-03-01')).toBe(false);
  });
});
