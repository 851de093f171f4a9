import { movesText } from './moves-text.js';

const moves = {
  destination: 'DE',
  day: '2026-07-01',
  prices: 20_000,
  compared: 20_000,
  sampled: false,
  share: 0.005,
  moved: 310,
  failing: [],
  recovering: 0,
};

describe('the prices that a document would change', () => {
  it('are counted for all prices or for a sample', () => {
    expect(movesText(moves)).toEqual([
      '310 of 20,000 prices would be recalculated on 2026-07-01: they change by more than 0.5%.',
    ]);
    expect(movesText({ ...moves, compared: 2_000, sampled: true })[0]).toMatch(
      /^In a sample of 2,000 of 20,000 prices, 310 would be recalculated/,
    );
    expect(movesText({ ...moves, prices: 0 })).toEqual(['There are no prices in DE.']);
  });

  it('include the largest change, and the prices that would be withdrawn', () => {
    const largest = {
      merchantId: 'ACME',
      skuId: 'TEE',
      salesChannel: 'BERLIN',
      share: 0.0252,
      before: 119,
      after: 122,
      currency: 'EUR',
    };
    const failing = [{ code: 'no-duty-rate', detail: 'None for 6109.', prices: 12 }];
    expect(movesText({ ...moves, largest, failing, recovering: 3 }).slice(1)).toEqual([
      'Largest change: 2.52%, TEE in BERLIN, 119.00 to 122.00 EUR.',
      '12 would be withdrawn (no-duty-rate). None for 6109.',
      '3 that fail now would be calculated.',
    ]);
  });
});
