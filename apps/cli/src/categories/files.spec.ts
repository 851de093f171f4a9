import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeApi, type FakeRequest } from '../spec/fake-api.js';

const CHANNEL = ['--channel', 'MELI'];

/** Keys that need quotes or an apostrophe in CSV, since spreadsheets would compute some of them. */
const CATEGORIES = [
  { category: '=Apparel > Shirts', channelCategory: 'MLM-1' },
  { category: ' Apparel, "home" > Mugs ', channelCategory: '007' },
  { category: 'Élan; vital', channelCategory: '-1' },
];

const ATTRIBUTES = [
  { name: '@fabric', attribute: 'MATERIAL', values: [] },
  {
    name: 'size',
    attribute: 'SIZE',
    values: [
      { value: '+1', channelValue: 'G' },
      { value: 'a "b", c', channelValue: "'x" },
    ],
  },
];

describe('a file of mappings', () => {
  const api = new FakeApi();
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mappings-'));
    await api.start();
  });
  afterAll(() => {
    api.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    api.requests.splice(0);
    api.answers['GET /ext/taxonomies/MELI'] = {
      attributes: [{ code: 'MATERIAL' }, { code: 'SIZE' }],
    };
    api.answers['GET /ext/taxonomies/MELI/categories'] = {
      categories: [{ code: 'MLM-1' }, { code: '007' }],
    };
  });

  /** Mappings in two pages, among them one of an operator. */
  function serve(route: string, mappings: readonly object[]): void {
    const mappingOf = (source: string) => (mapping: object) => ({
      ...mapping,
      source,
      lastUpdateDate: '2026-11-26T10:00:00.000Z',
    });
    const [first = {}, ...otherMappings] = mappings;
    api.answers[`GET ${route}`] = ({ query }: FakeRequest) =>
      query['nextPageToken'] === undefined
        ? {
            mappings: [first].map(mappingOf('merchant')),
            nextPageToken: 'next',
          }
        : {
            mappings: [
              ...[first].map(mappingOf('operator')),
              ...otherMappings.map(mappingOf('merchant')),
            ],
          };
  }

  function put(): object[] {
    const sent = api.requests.filter(({ method }) => method === 'PUT');
    return sent.flatMap(({ body }) => (body as { mappings: object[] }).mappings);
  }

  it.each([
    ['categories', 'csv', [], '/ext/category-mappings/MELI', CATEGORIES],
    ['categories', 'ndjson', [], '/ext/category-mappings/MELI', CATEGORIES],
    ['attributes', 'csv', ['--attributes'], '/ext/category-mappings/MELI/attributes', ATTRIBUTES],
    [
      'attributes',
      'ndjson',
      ['--attributes'],
      '/ext/category-mappings/MELI/attributes',
      ATTRIBUTES,
    ],
  ])(
    'of %s as %s contains the caller’s own mappings, is imported unchanged, and is exported again with the same bytes',
    async (_, format, more, route, mappings) => {
      serve(route, mappings);
      const file = path.join(folder, `first.${format}`);
      const words = ['categories', 'export', ...CHANNEL, ...more, '-o', format];
      const exported = await api.runCommand('merchant', [...words, '--file', file]);
      expect(exported).toMatchObject({ code: 0, notes: [`${mappings.length} mappings`] });
      api.answers[`PUT ${route}`] = { changed: 0 };
      const imported = ['categories', 'import', file, ...CHANNEL, ...more];
      expect(await api.runCommand('merchant', imported)).toMatchObject({ code: 0 });
      expect(put()).toEqual(mappings);
      serve(route, put());
      const { out } = await api.runCommand('merchant', words);
      expect(`${out.join('\n')}\n`).toBe(readFileSync(file, 'utf8'));
    },
  );

  it('names each faulty line, and sends the other mappings in requests of 1,000', async () => {
    const rows = Array.from(
      { length: 1_003 },
      (_, index) => `C${index};${index === 1_001 ? 'NONE' : 'K'}`,
    );
    rows[2] = 'C2;';
    rows[4] = 'c1;K';
    const file = path.join(folder, 'faulty.csv');
    writeFileSync(file, `\uFEFFcategory;channelCategory\r\n${rows.join('\r\n')}\r\n`);
    api.answers['PUT /ext/category-mappings/MELI'] = ({ body }: FakeRequest) => {
      const { mappings } = body as { mappings: { channelCategory: string }[] };
      const index = mappings.findIndex(({ channelCategory }) => channelCategory === 'NONE');
      if (index === -1) return { changed: mappings.length };
      const pointer = `/mappings/${index}/channelCategory`;
      const detail = 'is the code of no category of the channel';
      const errors = [{ pointer, code: 'unknown-category', detail }];
      return { status: 422, code: 'invalid-mapping', detail, errors };
    };
    const words = ['categories', 'import', file, ...CHANNEL];
    expect(await api.runCommand('merchant', words)).toEqual({
      code: 1,
      out: [
        'LINE  CATEGORY  CODE              REASON',
        '   4  C2        required          channelCategory is required',
        '   6  c1        duplicate         category is in the file twice: see line 3',
        '1003  C1001     unknown-category  channelCategory is the code of no category of the channel',
      ],
      notes: ['1,000 mappings sent · 1,000 new or changed · 3 refused'],
    });
    const sizes = api.requests.flatMap(({ method, body }) =>
      method === 'PUT' ? [(body as { mappings: object[] }).mappings.length] : [],
    );
    // The service takes all of a request or none.
    expect(sizes).toEqual([1_000, 999, 1]);
  });

  it('is not sent in a dry run, which shows the effect of an import', async () => {
    serve('/ext/category-mappings/MELI', CATEGORIES);
    const rows = ['elan;  VITAL,7', '=APPAREL > shirts,MLM-1', 'New,007', 'Mugs,007', 'Mugs,X'];
    rows[0] = '"élan;  VITAL",007';
    const stdin = `category,channelCategory\n${rows.join('\n')}\n`;
    const words = ['categories', 'import', '-', ...CHANNEL, '--dry-run'];
    const { code, out, notes } = await api.runCommand('merchant', words, { stdin });
    expect([code, out[1], notes]).toEqual([
      1,
      '   6  Mugs      duplicate  category is in the file twice: see line 5',
      ['adds 2 · changes 1 · leaves 1 as they are · 1 refused'],
    ]);
    const unknown = JSON.stringify({ category: 'A', channelCategory: 'NONE' });
    const json = await api.runCommand('merchant', [...words, '--json'], { stdin: unknown });
    expect(json.out.map((line) => JSON.parse(line) as object)).toMatchObject([
      { category: 'A', line: 1, code: 'unknown-category' },
      { adds: 0, changes: 0, unchanged: 0, faulty: 1 },
    ]);
    const attributes = 'name,attribute,value,channelValue\nfit,NONE,,\nsize,SIZE,,X\n';
    const more = [...words, '--attributes'];
    const refused = await api.runCommand('merchant', more, { stdin: attributes });
    expect(refused.out.slice(1)).toEqual([
      '   2  fit   unknown-attribute  attribute is the code of no attribute of the channel',
      '   3  size  required           value is required when the other is given',
    ]);
    expect(put()).toEqual([]);
  });

  it('with values that are not a list is refused, with and without a dry run', async () => {
    const rows = ['x', [null]].map((values) => ({ name: 'a', attribute: 'SIZE', values }));
    const stdin = rows.map((row) => JSON.stringify(row)).join('\n');
    const words = ['categories', 'import', '-', ...CHANNEL, '--attributes'];
    for (const more of [[], ['--dry-run']]) {
      const { code, out } = await api.runCommand('merchant', [...words, ...more], { stdin });
      const refused = 'values must be a list of {"value", "channelValue"}';
      expect([code, out.slice(1)]).toEqual([
        1,
        [`   1  a     type  ${refused}`, `   2  a     type  ${refused}`],
      ]);
    }
    expect(put()).toEqual([]);
  });

  it('that fails while it is sent is reported with the number of sent mappings', async () => {
    const rows = Array.from(
      { length: 1_002 },
      (_, index) => `C${index},${index === 1_001 ? '' : 'K'}`,
    );
    api.answers['PUT /ext/category-mappings/MELI'] = ({ body }: FakeRequest) => {
      const { mappings } = body as { mappings: object[] };
      if (mappings.length > 1) return { changed: mappings.length };
      return { status: 409, code: 'too-many-mappings', detail: 'No.' };
    };
    const stdin = `category,channelCategory\n${rows.join('\n')}\n`;
    const words = ['categories', 'import', '-', ...CHANNEL];
    const { code, out, notes } = await api.runCommand('merchant', words, { stdin });
    expect([code, out.slice(1)]).toEqual([
      4,
      ['1003  C1001     required  channelCategory is required'],
    ]);
    expect(notes[0]).toBe('1,000 mappings sent · 1,000 new or changed · 1 refused · 1 not sent');
  });

  it('for a channel without a taxonomy is refused with that reason, and none of its mappings', async () => {
    const detail = 'The sales channel has no taxonomy.';
    api.answers['GET /ext/taxonomies/MELI'] = { status: 404, code: 'not-found', detail };
    const stdin = 'category,channelCategory\nA,B\nC,\n';
    const words = ['categories', 'import', '-', ...CHANNEL];
    for (const more of [[], ['--dry-run']]) {
      const { code, out, notes } = await api.runCommand('merchant', [...words, ...more], { stdin });
      expect({ code, out, notes: notes.slice(0, 1) }).toEqual({
        code: 4,
        out: [],
        notes: [expect.stringContaining(detail)],
      });
    }
    expect(put()).toEqual([]);
  });

  it('with another column or member is refused', async () => {
    const words = ['categories', 'import', '-', ...CHANNEL];
    const stdin = 'category,channelCategory,chanel\nA,B,C\n';
    const csv = await api.runCommand('merchant', words, { stdin });
    expect([csv.code, csv.notes[0]]).toEqual([2, expect.stringContaining('columns: chanel.')]);
    const row = { category: 'A', channelCategory: 'B', chanel: 'C' };
    const json = await api.runCommand('merchant', words, { stdin: JSON.stringify([row]) });
    expect([json.code, json.out[1]]).toEqual([1, expect.stringContaining('unknown-column')]);
    expect(put()).toEqual([]);
  });
});
