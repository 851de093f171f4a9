import type { DestinationRevision } from './calendar.js';
import { addDays } from './days.js';
import { idOf } from './documents.js';
import { publishedOf } from './published.js';

const FIRST = '2006-11-30';
const WEEKS = 20 * 52;
const TODAY = addDays(FIRST, WEEKS * 7);

/** A tariff with a new version every week. */
function weekly(line: string): DestinationRevision[] {
  return Array.from({ length: WEEKS + 5 }, (_, week) => {
    const validFrom = addDays(FIRST, week * 7);
    return { line, row: `${week}`, validFrom, revision: 1, id: idOf(line, validFrom, 1) };
  });
}

describe('the calendar of a destination (decision 9.6)', () => {
  it('leaves most of the event size to the rules after 20 years of weekly tariffs from 57 origins with 3 services', () => {
    const origins = Array.from({ length: 57 }, (_, n) =>
      String.fromCharCode(65 + n / 26, 65 + (n % 26)),
    );
    const revisions = origins.flatMap((origin) =>
      ['STANDARD', 'EXPRESS', 'ECONOMY'].flatMap((service) =>
        weekly(`tariff/${origin}-DE-${service}`),
      ),
    );
    const published = publishedOf('DE', revisions, TODAY);
    const { calendar } = published.get('rules/DE')!;
    expect(calendar?.since).toBe(addDays(TODAY, -31));
    const days = calendar?.tariffs[0]?.periods.map(({ from }) => from);
    const weeks = Array.from({ length: 10 }, (_, n) => addDays(TODAY, (n - 5) * 7));
    expect(days).toEqual(weeks);
    expect(JSON.stringify(calendar).length).toBeLessThan(200 * 1024);
    expect(published.get('tariff/AA-DE-STANDARD')?.rows).toHaveLength(1 + 1 + 4);
  });

  it('has terms of years ago that apply again, but not the terms between', () => {
    const [old, between] = ['2020-01-01', '2026-01-01'].map((validFrom) => ({
      line: 'rules/DE',
      row: validFrom,
      revision: 1,
      validFrom,
      id: idOf('rules/DE', validFrom, 1),
    }));
    const revisions = [old!, { ...between!, validUntil: '2026-06-30' }];
    const on = (today: string) => publishedOf('DE', revisions, today).get('rules/DE');
    expect(on('2026-03-01')?.rows).toEqual(['2020-01-01', '2026-01-01']);
    expect(on('2026-03-01')?.calendar?.ruleSets).toHaveLength(2);
    expect(on('2026-07-31')?.rows).toEqual(['2020-01-01', '2026-01-01']);
    expect(on('2026-08-01')?.rows).toEqual(['2020-01-01']);
    expect(on('2026-08-01')?.calendar?.ruleSets).toEqual([
      { from: '2026-07-01', terms: 'DE-2020-01-01-1' },
    ]);
  });
});
