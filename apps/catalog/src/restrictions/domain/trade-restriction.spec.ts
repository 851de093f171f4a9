import {
  decideAddition,
  decideEnd,
  isInForce,
  type NewRestriction,
  type RestrictionEnd,
} from './trade-restriction.js';

const TODAY = '2026-06-10';

const aRestriction = (choices: Partial<NewRestriction> = {}): NewRestriction => ({
  destination: 'BR',
  hsPrefix: '6109',
  kind: 'prohibited',
  goods: 'shirts',
  validFrom: '2026-06-10',
  source: 'a law',
  ...choices,
});

describe('a trade restriction (decision 3.7)', () => {
  it.each([
    ['2026-06-01', false],
    ['2026-06-02', true],
    ['2026-06-05', true],
    ['2026-06-06', false],
  ])('is in force from its first day to its last: on %s %s', (day, holds) => {
    expect(isInForce({ validFrom: '2026-06-02', validUntil: '2026-06-05' }, day)).toBe(holds);
  });

  it('is in force on its only day, without an end for ever, and never when it ends before it begins', () => {
    const days = ['2026-06-01', '2026-06-02', '2026-06-03'];
    const validFrom = '2026-06-02';
    const on = (validUntil?: string) =>
      days.map((day) => isInForce({ validFrom, validUntil }, day));
    expect(on('2026-06-02')).toEqual([false, true, false]);
    expect(on()).toEqual([false, true, true]);
    expect(on('2026-06-01')).toEqual([false, false, false]);
  });
});

describe('adding a restriction (decision 3.16)', () => {
  it.each([
    ['of today', {}, 'added'],
    ['of a later day', { validFrom: '2026-06-11', validUntil: '2026-06-11' }, 'added'],
    ['of a day that is over', { validFrom: '2026-06-09' }, 'back-dated'],
    [
      'of a day that is over, with a correction',
      { validFrom: '2026-06-09', correction: { reason: 'forgotten' } },
      'added',
    ],
    ['that ends before it begins', { validUntil: '2026-06-09' }, 'restriction-period'],
  ])('%s', (_, choices, expected) => {
    expect(decideAddition(aRestriction(choices), undefined, TODAY)).toBe(expected);
  });

  it.each([
    ['goods', { goods: 'vests' }],
    ['source', { source: 'another law' }],
    ['end', { validUntil: '2026-12-31' }],
  ])('with another %s than the one of the same key is refused', (_, choices) => {
    const other = decideAddition(aRestriction(choices), aRestriction(), TODAY);
    expect(other).toBe('restriction-exists');
  });

  it('again changes nothing, also when its first day is over', () => {
    const old = aRestriction({ validFrom: '2026-01-01' });
    expect(decideAddition(old, old, TODAY)).toBe('unchanged');
    expect(decideAddition({ ...old, correction: { reason: 'x' } }, old, TODAY)).toBe('unchanged');
  });
});

describe('ending a restriction (decision 3.16)', () => {
  const end = (choices: Partial<RestrictionEnd>) => ({
    validUntil: TODAY,
    reason: 'repealed',
    ...choices,
  });
  const correction = { reason: 'a mistake' };

  it.each([
    ['today, of an open one', {}, undefined, 'ended'],
    ['today, of one that would end later', {}, '2026-12-31', 'ended'],
    ['later than it would end', { validUntil: '2026-07-01' }, TODAY, 'ended'],
    ['on a day that is over', { validUntil: '2026-06-09' }, undefined, 'back-dated'],
    [
      'on a day that is over, with a correction',
      { validUntil: '2026-06-09', correction },
      undefined,
      'ended',
    ],
    ['of one that has ended', { validUntil: '2026-07-01' }, '2026-06-09', 'back-dated'],
    [
      'of one that has ended, with a correction',
      { validUntil: '2026-07-01', correction },
      '2026-06-09',
      'ended',
    ],
  ])('%s', (_, choices, validUntil, expected) => {
    expect(decideEnd(end(choices), { validUntil }, TODAY)).toBe(expected);
  });

  it('again changes nothing, also when the day is over', () => {
    const known = { validUntil: '2026-06-01', end: { reason: 'repealed' } };
    expect(decideEnd(end({ validUntil: '2026-06-01' }), known, TODAY)).toBe('unchanged');
    expect(decideEnd(end({ validUntil: '2026-06-01', reason: 'other' }), known, TODAY)).toBe(
      'back-dated',
    );
  });
});
