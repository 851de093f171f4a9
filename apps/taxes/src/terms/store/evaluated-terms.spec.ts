import type { Database } from '#platform';
import { EvaluatedTerms } from './evaluated-terms.store.js';

const DAYS = ['2026-01-01', '2026-04-01', '2026-07-01'];
const LINES = ['rules/DE', 'duties/DE', 'tariff/US-DE-STANDARD'];

/** Revisions of each kind, one from each day on. */
const ROWS = LINES.flatMap((line) =>
  DAYS.map((validFrom) => ({
    row: `${line} ${validFrom}`,
    line,
    validFrom,
    revision: 1,
    reason: null,
    timeZone: line === 'rules/DE' ? 'UTC' : null,
  })),
);

const DOCUMENT = { destination: 'DE', source: [], rates: [], cases: [{ refuse: 'all' }] };

describe('the terms that taxes evaluates', () => {
  it('are read in three statements after a start, without tariffs', async () => {
    const read: unknown[][] = [];
    const query = async (_sql: string, parameters: [string | string[], string[]?]) => {
      read.push(parameters);
      const [keys, kinds = []] = parameters;
      if (!Array.isArray(keys)) {
        return ROWS.filter(({ line }) => kinds.some((kind) => line.startsWith(kind)));
      }
      return keys.map((row) => ({
        row,
        document: { ...DOCUMENT, validFrom: row.split(' ')[1] },
      }));
    };
    const terms = await new EvaluatedTerms({ http: { query } } as unknown as Database).of('DE');
    const kinds = ['rules', 'duties'];
    // The revisions, all documents, and the revisions again, in case they changed meanwhile.
    expect(read).toEqual([['DE', kinds], [ROWS.slice(0, 6).map(({ row }) => row)], ['DE', kinds]]);
    const { ruleSets, dutyRates, tariffs } = terms.get('DE')!;
    const counts = [ruleSets, dutyRates].map((all) => all.filter((period) => period.terms).length);
    expect([...counts, tariffs.length]).toEqual([3, 3, 0]);
  });
});
