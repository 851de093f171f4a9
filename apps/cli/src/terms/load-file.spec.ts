import { FakeApi } from '../spec/fake-api.js';

const pack = {
  destination: 'DE',
  name: 'Germany',
  currency: 'EUR',
  ruleSets: [
    { destination: 'DE', validFrom: '2026-07-01', cases: [] },
    { destination: 'DE', validFrom: '2028-07-01', cases: [] },
  ],
};

describe('terms from a file (decision 9.4)', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => void api.requests.splice(0));

  const run = (words: string, document: object) =>
    api.runCommand('operator', words.split(' '), { stdin: JSON.stringify(document) });

  it('are all the rule sets of a pack, the last first', async () => {
    api.answers['POST /ops/tax-rules'] = ({ body }) => ({
      id: `DE-${(body as { validFrom: string }).validFrom}-1`,
    });
    const loaded = await run('terms load - --confirm --correction Late', pack);
    expect(loaded).toMatchObject({
      code: 0,
      out: ['DE-2028-07-01-1 is loaded.', 'DE-2026-07-01-1 is loaded.'],
    });
    const [second, first] = pack.ruleSets.map((set) => ({
      ...set,
      confirm: true,
      correction: { reason: 'Late' },
    }));
    expect(api.requests.map(({ body }) => body)).toEqual([first, second]);
  });

  it('may be one document of each kind', async () => {
    api.answers['PUT /ops/duty-rates/FR'] = { id: 'FR-2026-07-01-1' };
    api.answers['POST /ops/freight-tariffs'] = { id: 'US-FR-STANDARD-2026-07-01-1' };
    const duties = { destination: 'FR', validFrom: '2026-07-01', rates: [] };
    expect((await run('duties load -', duties)).out).toEqual(['FR-2026-07-01-1 is loaded.']);
    const tariff = { origin: 'US', destination: 'FR', validFrom: '2026-07-01' };
    const { out } = await run('tariffs load -', tariff);
    expect(out).toEqual(['US-FR-STANDARD-2026-07-01-1 is loaded.']);
    expect(api.requests.map(({ body }) => body)).toEqual([duties, tariff]);
  });

  it('are checked without loading them, with the taxes on sample carts', async () => {
    api.answers['POST /ops/tax-rules'] = ({ body }) => {
      return (body as { validFrom: string }).validFrom === '2028-07-01'
        ? {
            outcome: 'refused',
            faults: [{ pointer: '/cases', detail: 'must have a case' }],
            samples: [],
          }
        : {
            outcome: 'new',
            id: 'DE-2026-07-01-1',
            faults: [],
            samples: [
              { goods: 20, freight: 10, before: { total: 5.7 }, after: { total: 11.4 } },
              { goods: 1000, freight: 10, after: { refused: 'no-duty-rate' } },
            ],
          };
    };
    const checked = await run('terms check -', pack);
    expect(api.requests.map(({ query }) => query)).toEqual([
      { dryRun: 'true' },
      { dryRun: 'true' },
    ]);
    expect(checked.code).toBe(4);
    expect(checked.out).toEqual([
      'The document from 2028-07-01 would be refused:',
      '  /cases must have a case',
      'DE-2026-07-01-1 would be loaded.',
      'GOODS (USD)  FREIGHT  TAXES BEFORE         TAXES',
      '         20       10          5.70         11.40',
      '       1000       10                no-duty-rate',
    ]);
    expect(checked.notes[0]).toBe('error: 1 of the documents would be refused.');
  });

  it('are refused if the file has none', async () => {
    for (const document of [{ ...pack, ruleSets: [] }, { name: 'Germany' }, []]) {
      const { code, notes } = await run('terms load -', document);
      expect(code).toBe(2);
      expect(notes[0]).toMatch(/^error: stdin is (neither|not a JSON object)/);
    }
    expect(api.requests).toEqual([]);
  });
});
