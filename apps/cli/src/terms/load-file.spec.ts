import { FakeApi } from '../spec/fake-api.js';
import { duties, MOVES, pack, ruleSets, tariff, wholePack } from './spec/pack-of-germany.js';

const RULES = 'POST /ops/tax-rules';
const DUTIES = 'PUT /ops/duty-rates/DE';
const TARIFFS = 'POST /ops/freight-tariffs';

describe('terms from a file (decision 9.4)', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  /** Answers by method and path; each returns the preview first, then the result. */
  const answering = (outcome = 'new', id = (validFrom: string) => `DE-${validFrom}-1`) => {
    for (const operation of [RULES, DUTIES, TARIFFS]) {
      const prefix = operation === TARIFFS ? 'US-DE-STANDARD' : 'DE';
      api.answers[operation] = ({ body, query }) => {
        const loaded = { id: id((body as { validFrom: string }).validFrom).replace(/^DE/, prefix) };
        return query['dryRun'] === 'true'
          ? { ...loaded, outcome, faults: [], samples: [] }
          : { ...loaded, inForce: [{ from: '2026-07-01' }] };
      };
    }
  };
  beforeEach(() => {
    api.requests.splice(0);
    answering();
  });

  const run = (words: string, document: unknown, columns?: number) =>
    api.runCommand('operator', words.split(' '), {
      stdin: typeof document === 'string' ? document : JSON.stringify(document),
      ...(columns !== undefined && { columns }),
    });
  const loads = () =>
    api.requests.filter(
      ({ path, query }) => !path.endsWith('/preview') && query['dryRun'] === undefined,
    );

  it('are all of a pack, duty rates and tariffs before the rules, the last first', async () => {
    const loaded = await run('terms load - --confirm --correction Late', wholePack);
    expect(loaded).toMatchObject({
      code: 0,
      out: [
        'Loaded: duty rates DE-2026-07-01-1.',
        'Loaded: freight tariff US-DE-STANDARD-2026-07-01-1.',
        'Loaded: tax rules DE-2028-07-01-1.',
        'Loaded: tax rules DE-2026-07-01-1.',
      ],
    });
    const extras = { confirm: true, correction: { reason: 'Late' } };
    const [first, second] = ruleSets;
    const documents = [duties, tariff, second, first].map((document) => ({
      ...document,
      ...extras,
    }));
    const bodies = [...documents, ...documents];
    expect(api.requests.map(({ body }) => body)).toEqual(bodies); // all checked, then all loaded
  });

  it('are not loaded at all if one of them is refused', async () => {
    const { [RULES]: accepted } = api.answers;
    api.answers[RULES] = (request) =>
      (request.body as { validFrom: string }).validFrom === '2028-07-01'
        ? (accepted as (request: object) => object)(request)
        : {
            outcome: 'refused',
            faults: [{ pointer: '/cases', code: 'too-few', detail: 'must have a case' }],
            samples: [],
          };
    const refused = await run('terms load -', wholePack);
    expect(refused).toMatchObject({
      code: 4,
      out: [
        'Refused: tax rules from 2026-07-01 (/ruleSets/0 of the file).',
        '  /cases must have a case',
      ],
    });
    expect(refused.notes).toEqual([
      'error: 1 of 4 documents is refused. Nothing was loaded.',
      '  next: correct the file',
    ]);
    expect(api.requests).toHaveLength(4);
    expect(loads()).toEqual([]);
  });

  describe('whose rules look up duty rates that are not loaded', () => {
    const detail = 'looks up duty rates, and DE has none';
    const lacking = {
      outcome: 'refused',
      faults: [{ pointer: '/cases', code: 'no-duty-rates', detail }],
      samples: [{ goods: 20, freight: 10, after: { refused: 'no-duty-rate' } }],
    };
    const lackingIn = (operation: string) => {
      const { [operation]: loaded } = api.answers;
      api.answers[operation] = (request) =>
        request.query['dryRun'] === 'true'
          ? lacking
          : (loaded as (request: object) => object)(request);
    };

    it('are loaded if the file has them', async () => {
      lackingIn(RULES);
      expect(await run('terms load -', wholePack)).toMatchObject({ code: 0 });
      expect(loads()).toHaveLength(4);
      expect(await run('terms load -', pack)).toMatchObject({ code: 4 });
    });

    it('are checked by their first day, without the amounts that lack the duty rates', async () => {
      lackingIn(RULES);
      api.answers['POST /ops/prices/preview'] = { ...MOVES, prices: 0 };
      const { code, out } = await run('terms check -', wholePack);
      const ofRules = (index: number) =>
        `Would be loaded: tax rules from ${ruleSets[index]!.validFrom} (/ruleSets/${index} of the file), with the duty rates of the file.`;
      expect([code, ...out]).toEqual([
        0,
        'Would be loaded: duty rates DE-2026-07-01-1.',
        '  There are no prices in DE.',
        'Would be loaded: freight tariff US-DE-STANDARD-2026-07-01-1.',
        '  There are no prices in DE.',
        ofRules(1),
        ofRules(0),
      ]);
    });

    it.each([
      ['begin after the rules', { validFrom: '2028-07-02' }],
      ['end before the rules begin', { validUntil: '2028-06-30' }],
      ['are those of another destination', { destination: 'FR' }],
    ])('are refused if those of the file %s', async (_, members) => {
      lackingIn(RULES);
      api.answers['PUT /ops/duty-rates/FR'] = {
        outcome: 'new',
        id: 'FR-1',
        faults: [],
        samples: [],
      };
      const table = { ...duties, ...members };
      const file = { ...pack, ruleSets: ruleSets.slice(1), dutyRates: [table] };
      expect(await run('terms load -', file)).toMatchObject({ code: 4 });
      expect(loads()).toEqual([]);
    });

    it('are refused if those of the file end before today', async () => {
      lackingIn(RULES);
      const past = { validFrom: '2020-01-01', validUntil: '2020-12-31' };
      const file = {
        ruleSets: [{ ...ruleSets[0], validFrom: '2020-01-01' }],
        dutyRates: [{ ...duties, ...past }],
      };
      expect(await run('terms load -', file)).toMatchObject({ code: 4 });
    });

    it('do not accept a correction of duty rates that leaves them without', async () => {
      lackingIn(DUTIES);
      const { code, out } = await run('duties check - --correction x', duties);
      expect([code, ...out]).toEqual([
        4,
        'Refused: duty rates from 2026-07-01.',
        `  /cases ${detail}`,
      ]);
    });
  });

  it('are refused in the same way if members are malformed', async () => {
    const detail = 'must be a decimal';
    const errors = [{ pointer: '/rates/0/rate', code: 'format', detail }];
    api.answers[DUTIES] = { status: 400, code: 'validation-failed', detail: 'No.', errors };
    const refused = await run('terms load -', wholePack);
    expect(refused).toMatchObject({
      code: 4,
      out: [
        'Refused: duty rates from 2026-07-01 (/dutyRates/0 of the file).',
        '  /rates/0/rate must be a decimal',
      ],
    });
    expect(loads()).toEqual([]);
  });

  it('are not sent any further if the service is unavailable', async () => {
    api.answers[TARIFFS] = { status: 503, code: 'store-unavailable', detail: 'Later.' };
    expect(await run('terms load -', wholePack)).toMatchObject({ code: 5, out: [] });
    expect(loads()).toEqual([]);
  });

  it('are shown as unchanged where they were loaded before', async () => {
    answering('unchanged');
    const { out } = await run('terms load -', { ...pack, ruleSets: ruleSets.slice(0, 1) });
    expect(out).toEqual(['Unchanged: tax rules DE-2026-07-01-1.']);
  });

  it('are shown as never in force where later ones replace them', async () => {
    const { [RULES]: loaded } = api.answers;
    api.answers[RULES] = (request) => ({
      ...(loaded as (request: object) => object)(request),
      inForce: [],
    });
    const { out } = await run('terms load -', ruleSets[0]);
    expect(out).toEqual(['Loaded: tax rules DE-2026-07-01-1. No day has them in force: see list.']);
  });

  it('are those of one kind with duties and tariffs', async () => {
    expect((await run('duties load -', wholePack)).out).toEqual([
      'Loaded: duty rates DE-2026-07-01-1.',
    ]);
    expect((await run('tariffs load -', tariff)).out).toEqual([
      'Loaded: freight tariff US-DE-STANDARD-2026-07-01-1.',
    ]);
    expect((await run('terms load -', duties)).out).toEqual([
      'Loaded: duty rates DE-2026-07-01-1.',
    ]);
  });

  it.each(['terms check -', 'terms load - --dry-run'])(
    'are checked by %s, with the taxes on sample carts and the prices that would move',
    async (words) => {
      api.answers[RULES] = ({ body }) =>
        (body as { validFrom: string }).validFrom === '2028-07-01'
          ? { outcome: 'unchanged', id: 'DE-2028-07-01-1', faults: [], samples: [] }
          : {
              outcome: 'new',
              id: 'DE-2026-07-01-1',
              faults: [],
              samples: [
                { goods: 20, freight: 10, before: { total: 5.7 }, after: { total: 11.4 } },
                { goods: 1000, freight: 10, after: { refused: 'no-duty-rate' } },
              ],
            };
      api.answers['POST /ops/prices/preview'] = MOVES;
      const checked = await run(words, pack);
      expect(checked).toMatchObject({
        code: 0,
        out: [
          'Unchanged: tax rules DE-2028-07-01-1.',
          'Would be loaded: tax rules DE-2026-07-01-1.',
          'GOODS (USD)  FREIGHT  TAXES BEFORE         TAXES',
          '         20       10          5.70         11.40',
          '       1000       10                no-duty-rate',
          '  On 2026-07-01, 310 of a sample of 2000 of 20000 prices would change by more than 0.5%.',
          '  The largest change is 2.52%: TEE in BERLIN, 119 to 122 EUR.',
          '  12 would be withdrawn (no-duty-rate).',
        ],
      });
      expect(api.requests.at(-1)?.body).toEqual({ ruleSet: ruleSets[0] });
      expect(loads()).toEqual([]);
    },
  );

  it('are checked with a nonzero exit code if one would be refused', async () => {
    const detail =
      'must be above 150, the limit of the bracket before: write the brackets in order';
    const faults = [{ pointer: '/cases/0/brackets/1/upTo', code: 'order', detail }];
    api.answers[RULES] = { outcome: 'refused', faults, samples: [] };
    const checked = await run('terms check -', ruleSets[0], 60);
    expect(checked).toMatchObject({
      code: 4,
      out: [
        'Refused: tax rules from 2026-07-01.',
        '  /cases/0/brackets/1/upTo must be above 150, the limit of',
        '  the bracket before: write the brackets in order',
      ],
    });
    expect(checked.notes[0]).toBe('error: The document would be refused.');
  });

  const CONFIRM = 'check them, then repeat the command with --confirm';
  const CORRECT = 'correct the file, or repeat the command with --correction and the reason';
  it.each([
    ['confirm-needed', ['confirm-needed'], CONFIRM],
    ['no-duty-rates beside it', ['confirm-needed', 'no-duty-rates'], CONFIRM],
    ['already-loaded', ['already-loaded'], CORRECT],
    ['other-time-zone', ['other-time-zone'], CORRECT],
    ['a part of them', ['confirm-needed', 'required'], 'correct the file'],
  ])('are refused with the option that accepts %s', async (_, codes, next) => {
    const faults = codes.map((code) => ({ pointer: '/validFrom', code, detail: 'is unusual' }));
    api.answers[RULES] = { outcome: 'refused', faults, samples: [] };
    const { notes } = await run('terms load -', ruleSets[0]);
    expect(notes[1]).toBe(`  next: ${next}`);
  });

  it.each<[what: string, file: unknown, message: RegExp]>([
    ['an empty pack', { ...pack, ruleSets: [] }, /has no documents to load/],
    ['another object', { name: 'Germany' }, /has no documents to load/],
    ['a list', [], /is not a JSON object/],
    ['null', null, /is not a JSON object/],
    ['no JSON', '{"ruleSets":', /is not JSON/],
    ['a pack of null', { ruleSets: [null] }, /\/ruleSets\/0 of stdin is not an object/],
    ['a pack of an object', { ruleSets: {} }, /\/ruleSets of stdin is not a list/],
  ])('are refused without a request if the file is %s', async (_, file, message) => {
    const { code, notes } = await run('terms load -', file);
    expect(code).toBe(2);
    expect(notes[0]).toMatch(message);
    expect(api.requests).toEqual([]);
  });
});
