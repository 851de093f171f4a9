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

  it('is in force on its only day, for ever if it has no end, and never if it ends before its first day', () => {
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
    ['text without goods', { goods: undefined }],
    ['source', { source: 'another law' }],
    ['end', { validUntil: '2026-12-31' }],
  ])('is refused if another %s is stored under the same key', (_, choices) => {
    const other = decideAddition(aRestriction(choices), aRestriction(), TODAY);
    expect(other).toBe('restriction-exists');
  });

  it('is refused when repeated after the restriction was ended', () => {
    const ended = aRestriction({ validUntil: '2026-12-31' });
    expect(decideAddition(aRestriction(), ended, TODAY)).toBe('restriction-exists');
    expect(decideAddition(ended, ended, TODAY)).toBe('unchanged');
  });

  it('changes nothing when repeated, even if its first day is over', () => {
    const old = aRestriction({ validFrom: '2026-01-01' });
    expect(decideAddition(old, old, TODAY)).toBe('unchanged');
    expect(decideAddition({ ...old, correction: { reason: 'x' } }, old, TODAY)).toBe('unchanged');
  });
});

describe('ending a restriction (decision 3.16)', () => {
  const BEGUN = '2026-01-01';
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
    ['yesterday, so that today is free', { validUntil: '2026-06-09' }, undefined, 'ended'],
    ['so that yesterday was free', { validUntil: '2026-06-08' }, undefined, 'back-dated'],
    [
      'so that yesterday was free, with a correction',
      { validUntil: '2026-06-08', correction },
      undefined,
      'ended',
    ],
    ['so that today is in force again', { validUntil: '2026-07-01' }, '2026-06-09', 'ended'],
    ['so that yesterday was in force', { validUntil: '2026-07-01' }, '2026-06-08', 'back-dated'],
    [
      'so that yesterday was in force, with a correction',
      { validUntil: '2026-07-01', correction },
      '2026-06-08',
      'ended',
    ],
    ['on the last day of all', { validUntil: '9999-12-31' }, undefined, 'ended'],
  ])('%s', (_, choices, validUntil, expected) => {
    expect(decideEnd(end(choices), { validFrom: BEGUN, validUntil }, TODAY)).toBe(expected);
  });

  it.each([
    ['of today', TODAY, 'ended'],
    ['of next week', '2026-06-17', 'ended'],
    ['of yesterday', '2026-06-09', 'back-dated'],
  ])(
    'before the first day of a restriction %s changes the days from its first day',
    (_, validFrom, expected) => {
      expect(decideEnd(end({ validUntil: '2026-01-01' }), { validFrom }, TODAY)).toBe(expected);
    },
  );

  it('is refused if the restriction was withdrawn, and a repeated withdrawal changes nothing', () => {
    const stored = { validFrom: TODAY, validUntil: '2026-06-01', end: { reason: 'repealed' } };
    for (const validUntil of ['2026-05-31', TODAY, '2026-12-31']) {
      const decision = decideEnd(end({ validUntil, correction }), stored, TODAY);
      expect(decision).toBe('restriction-withdrawn');
    }
    expect(decideEnd(end({ validUntil: '2026-06-01' }), stored, TODAY)).toBe('unchanged');
  });

  it('changes nothing when repeated, and changes no day with another reason, even if the day is over', () => {
    const stored = { validFrom: BEGUN, validUntil: '2026-06-01', end: { reason: 'repealed' } };
    expect(decideEnd(end({ validUntil: '2026-06-01' }), stored, TODAY)).toBe('unchanged');
    const otherwise = end({ validUntil: '2026-06-01', reason: 'other' });
    expect(decideEnd(otherwise, stored, TODAY)).toBe('ended');
  });
});
