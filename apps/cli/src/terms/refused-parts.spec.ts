import { FakeApi } from '../spec/fake-api.js';

const RULES = 'POST /ops/tax-rules';
const DUTIES = 'PUT /ops/duty-rates/DE';
const TARIFFS = 'POST /ops/freight-tariffs';

const ruleSets = ['2026-07-01', '2028-07-01'].map((validFrom) => ({
  destination: 'DE',
  validFrom,
  cases: [],
}));
const pack = {
  destination: 'DE',
  dutyRates: [{ destination: 'DE', validFrom: '2026-07-01', rates: [] }],
  freightTariffs: [{ origin: 'US', destination: 'DE', validFrom: '2026-07-01', steps: [] }],
};

describe('a file of terms with one refused part (decision 9.4)', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  const isCheck = ({ query }: { query: Record<string, unknown> }) => query['dryRun'] === 'true';

  /** Each document would be loaded; when it is, the answer is that of its operation. */
  const loading = (answers: Record<string, object>) => {
    for (const [operation, answer] of Object.entries(answers)) {
      api.answers[operation] = (request) =>
        isCheck(request) ? { outcome: 'new', id: 'DE-1', faults: [], samples: [] } : answer;
    }
  };
  const LOADED = { id: 'DE-2026-07-01-1', inForce: [{ from: '2026-07-01' }] };
  beforeEach(() => {
    api.requests.splice(0);
    loading({ [RULES]: LOADED, [DUTIES]: LOADED, [TARIFFS]: LOADED });
  });

  const load = (document: unknown) =>
    api.runCommand('operator', ['terms', 'load', '-'], { stdin: JSON.stringify(document) });

  it.each([
    [
      'first day',
      [ruleSets[0], { ...ruleSets[0], cases: [{}] }],
      '  /validFrom is the first day of /ruleSets/0 as well: keep one of them',
    ],
    [
      'time zone',
      [
        { ...ruleSets[0], timeZone: 'Europe/Paris' },
        { ...ruleSets[1], timeZone: 'UTC' },
      ],
      '  /timeZone must be UTC, as in /ruleSets/1',
    ],
  ])('is not loaded if two documents exclude each other by their %s', async (_, sets, said) => {
    const { code, out, notes } = await load({ ...pack, ruleSets: sets });
    expect([code, out[1]]).toEqual([4, said]);
    expect(notes[0]).toBe('error: 1 of 4 documents is refused. Nothing was loaded.');
    expect(api.requests.filter((request) => !isCheck(request))).toEqual([]);
  });

  it('has documents of one first day for different destinations and routes', async () => {
    const [first] = ruleSets;
    const [tariff] = pack.freightTariffs;
    const freightTariffs = [tariff, { ...tariff, origin: '*' }, { ...tariff, service: 'EXPRESS' }];
    const sets = [first, { ...first, destination: 'FR', timeZone: 'Europe/Paris' }];
    const { code, out } = await load({ ...pack, freightTariffs, ruleSets: sets });
    expect([code, out.length]).toEqual([0, 6]);
  });

  it('is loaded in part if the service refuses one after the check, and the output says which', async () => {
    const detail = 'has 600000 bytes';
    const errors = [{ pointer: '', code: 'terms-too-large', detail }];
    loading({ [RULES]: { status: 422, code: 'terms-too-large', detail: 'No.', errors } });
    const { code, out, notes } = await load({ ...pack, ruleSets });
    expect([code, ...out]).toEqual([
      4,
      'Loaded: duty rates DE-2026-07-01-1.',
      'Loaded: freight tariff DE-2026-07-01-1.',
      'Refused: tax rules from 2028-07-01 (/ruleSets/1 of the file).',
      '  the document has 600000 bytes',
    ]);
    expect(notes).toEqual([
      'Not loaded: tax rules from 2026-07-01 (/ruleSets/0 of the file).',
      'error: A document is refused after the check. 2 of 4 documents were loaded.',
      '  next: correct the file and repeat the command: loaded documents stay unchanged',
    ]);
  });

  it('says which document was sent and not answered if the service fails meanwhile', async () => {
    loading({ [TARIFFS]: { status: 503, code: 'store-unavailable', detail: 'Later.' } });
    const { code, out, notes } = await load({ ...pack, ruleSets: ruleSets.slice(0, 1) });
    expect([code, ...out]).toEqual([5, 'Loaded: duty rates DE-2026-07-01-1.']);
    expect(notes.slice(0, 2)).toEqual([
      'Not known whether loaded: freight tariff from 2026-07-01 (/freightTariffs/0 of the file).',
      'Not loaded: tax rules from 2026-07-01 (/ruleSets/0 of the file).',
    ]);
  });
});
