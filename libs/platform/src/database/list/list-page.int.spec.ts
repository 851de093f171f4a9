import { createTestStore, type TestStore } from '#testing';
import { DataSource } from 'typeorm';
import { migrationOf } from '../migration-of.js';
import type { Queries } from '#store';
import { hasParts, hasWords, searchedBy } from '../search/index.js';
import { searchFunctions, searchIndexOn } from '../search/search-functions.js';
import { loadListPage } from './list-page.js';

/** Created by the owner, because a service's role may not create tables. */
const tables = migrationOf('Tables1763683200000', [
  ...searchFunctions,
  'CREATE TABLE note (merchant_id text, id text, at timestamptz, read boolean, key text)',
  'CREATE INDEX note_list ON note (at, id)',
  `CREATE INDEX note_key ON ${searchIndexOn('note', 'key')}`,
  // Each has "common", one of ten has "tenth", one of 100 is not read, and the oldest has "rare".
  `INSERT INTO note
   SELECT 'ACME', n::text, timestamptz '2026-01-01Z' + n * interval '1 s', n % 100 > 0,
          'common' || CASE WHEN n % 10 = 0 THEN ' tenth' ELSE '' END || CASE n WHEN 0 THEN ' rare' ELSE '' END
     FROM generate_series(0, 999) AS n`,
]);

describe('a page of a list that is searched by parts', () => {
  let store: TestStore;
  let source: DataSource;

  beforeAll(async () => {
    store = await createTestStore('notes', [tables]);
    const extra = { options: `-c search_path=${store.schema}` };
    source = new DataSource({ type: 'postgres', url: store.url, installExtensions: false, extra });
    await source.initialize();
  });

  afterAll(async () => {
    await source?.destroy();
    await store?.drop();
  });

  /** The newest notes that are not read and have the word, and whether the index was read for them. */
  async function search(word: string) {
    let indexRead = false;
    const queries: Queries = {
      query(sql, parameters) {
        indexRead ||= sql.includes('search_grams');
        return source.query(sql, parameters);
      },
    };
    const page = await loadListPage<{ id: string }>(
      queries,
      { table: 'note', date: 'at', id: 'id' },
      {
        range: () => [],
        filters: () => ['NOT read'],
        named: {
          select: (value) =>
            `SELECT ctid FROM note WHERE ${searchedBy({ merchant: 'merchant_id', key: 'key' }, [word], value)}`,
          test: (value) => hasWords('key', [word], value),
          indexed: (value) => hasParts('key', [word], value),
        },
      },
      { order: 'desc', limit: 20 },
      {
        of: (rows) => `SELECT id, at, scan_end AS "scanEnd" FROM (${rows}) AS p ORDER BY at DESC`,
        bytes: '1',
        shown: { date: 'at', id: 'id' },
      },
    );
    return { ids: page.rows.map(({ id }) => id), indexRead };
  }

  const unread = Array.from({ length: 10 }, (_, n) => String(900 - n * 100));

  it('does not read the index for parts that many of the first rows have', async () => {
    expect(await search('common')).toEqual({ ids: unread, indexRead: false });
    expect(await search('tenth')).toEqual({ ids: unread, indexRead: false });
    // No row has the word, but all rows have its parts, so the index has as many entries.
    expect(await search('com-mon-xy')).toEqual({ ids: [], indexRead: false });
  });

  it('reads the index for parts that few of the first rows have', async () => {
    expect(await search('rare')).toEqual({ ids: ['0'], indexRead: true });
    expect(await search('missing')).toEqual({ ids: [], indexRead: true });
  });
});
