import { daysUntil, largest, seriesOf } from './chart-data.js';

describe('the charts of the home page', () => {
  it('have the 14 days in UTC up to the day of the summary', () => {
    const days = daysUntil('2026-03-05T23:59:59.000Z');
    expect(days).toHaveLength(14);
    expect([days[0], days.at(-1)]).toEqual(['2026-02-20', '2026-03-05']);
  });

  it('have a series for each channel, the largest first, with a gap for a day without a value', () => {
    const rows = [
      { day: '2026-03-04', salesChannel: 'SHOP', count: 1 },
      { day: '2026-03-04', salesChannel: 'MELI', count: 2 },
      { day: '2026-03-05', salesChannel: 'MELI', count: 4 },
      { day: '2026-03-05', salesChannel: 'MELI', count: 1 },
    ];
    const days = ['2026-03-04', '2026-03-05'];
    expect(
      seriesOf(
        rows,
        days,
        (row) => row.salesChannel,
        (row) => row.count,
      ),
    ).toEqual([
      { name: 'MELI', values: [2, 5] },
      { name: 'SHOP', values: [1, undefined] },
    ]);
  });

  it('sum the channels after the fourth without losing an order', () => {
    const series = [6, 5, 4, 3, 2, 1].map((count) => ({
      name: `C${count}`,
      values: [count, undefined],
    }));
    expect(largest(series, 'Other')).toEqual([
      ...series.slice(0, 4),
      { name: 'Other', values: [3, 0] },
    ]);
    expect(largest(series.slice(1), 'Other')).toEqual(series.slice(1));
  });
});
