import type { TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import {
  TAXED,
  VAT,
  TAX,
  cases,
  vat,
  whens,
  nested,
  FEE,
  MALFORMED,
  INVALID,
  type Row,
} from './bad-rule-sets.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

describe('the validation of terms (decisions 1.2, 1.4, 9.4)', () => {
  let service: TestService;
  let token: string;

  beforeAll(async () => {
    service = await startTaxes();
    token = await service.tokens.operator();
  });

  afterAll(() => service.stop());

  /** @param body the body; a text is sent unchanged */
  const send = (path: string, body: unknown, method = 'POST') =>
    service.fetch(path, { token, method, body });
  const load = (body: unknown, query = '') => send(`/ops/tax-rules${query}`, body);
  const put = (destination: string, body: object) =>
    send(`/ops/duty-rates/${destination}`, body, 'PUT');
  const loaded = async () =>
    Number((await service.store.sql('SELECT count(*) FROM terms'))[0]?.['count']);

  it.each(MALFORMED)('refuses %s with 400', async (_, body, faults) => {
    const before = await loaded();
    const refused = await load(body);
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([400, ...faults]);
    expect(await loaded()).toBe(before);
  });

  it.each(INVALID)('refuses %s with 422', async (_, body, faults) => {
    const before = await loaded();
    const refused = await load(body);
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([422, ...faults]);
    for (const { pointer } of refused.body.errors as { pointer: string }[]) {
      expect(holderOf(body, pointer)).toBeInstanceOf(Object);
    }
    const preview = await load(body, '?dryRun=true');
    expect([preview.status, preview.body]).toEqual([
      200,
      { outcome: 'refused', faults: refused.body.errors, samples: [] },
    ]);
    expect(await loaded()).toBe(before);
  });

  it('shows at most 100 faults', async () => {
    const many = whens(
      ...Array.from({ length: 50 }, () => ({ hs: ['6'], origin: ['XX'], region: ['?'] })),
    );
    const malformed = await load(many);
    expect([malformed.status, malformed.body.errors.length]).toEqual([400, 100]);
    const unknown = vat({
      rate: Array.from({ length: 100 }, () => ({ when: { hs: [] }, rate: '1' })),
    });
    const [refused, preview] = [await load(unknown), await load(unknown, '?dryRun=true')];
    expect([refused.status, refused.body.errors.length]).toEqual([422, 100]);
    expect(preview.body.faults).toEqual(refused.body.errors);
  });

  it.each<[what: string, body: () => string, status: number, code: string]>([
    ['a million elements', () => `{"cases":[${'1,'.repeat(999_999)}1]}`, 400, 'json-too-large'],
    ['objects in objects', () => JSON.stringify({ cases: [nested(40)] }), 400, 'json-too-deep'],
    [
      'a prefix of 3 MB',
      () => JSON.stringify(whens({ hs: ['6'.repeat(3e6)] })),
      400,
      'validation-failed',
    ],
    [
      'a body of 5 MB',
      () => JSON.stringify(whens({ hs: ['6'.repeat(5e6)] })),
      413,
      'body-too-large',
    ],
    ['half of a document', () => JSON.stringify(ruleSet({})).slice(0, -5), 400, 'malformed-json'],
  ])('refuses %s', async (_, body, status, code) => {
    const refused = await load(body());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('refuses a document that is too large for an event before other checks', async () => {
    const source = Array.from({ length: 50 }, () => 'x'.repeat(512));
    const url = Array.from({ length: 50 }, () => 'x'.repeat(2_048));
    const hs = Array.from({ length: 500 }, (_, n) => `${1_000_000_000 + n}`);
    const many = cases(...Array.from({ length: 100 }, () => ({ when: { hs }, refuse: 'embargo' })));
    const large = { ...many, source, url };
    const refused = await load(large);
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([422, ' terms-too-large']);
    expect((await load(large, '?dryRun=true')).body.faults).toEqual(refused.body.errors);
  });

  it('accepts countries in every form, and returns alpha-2', async () => {
    const set = {
      ...ruleSet({ destination: 'lux' }),
      cases: [{ when: { origin: ['bra', '076', 'cn'] }, refuse: 'embargo' }, TAXED],
    };
    const { status, body } = await load(set);
    expect([status, body.destination, body.id]).toEqual([201, 'LU', `LU-${dayFromNow(0)}-1`]);
    const [{ when }] = (await service.fetch(`/ops/tax-rules/${body.id}`, { token })).body.document
      .cases;
    expect(when.origin).toEqual(['BR', 'BR', 'CN']);
    expect(
      (await service.fetch('/ops/tax-rules?destination=442', { token })).body.terms,
    ).toHaveLength(1);
    expect((await put('lux', { ...dutyRates(), destination: 'LUX' })).body.id).toBe(
      `LU-${dayFromNow(0)}-1`,
    );
    expect((await service.fetch('/ops/duty-rates/442', { token })).body.destination).toBe('LU');
    const from = await send('/ops/freight-tariffs', tariff({ origin: 'usa', destination: 'lu' }));
    expect(from.body.id).toBe(`US-LU-STANDARD-${dayFromNow(0)}-1`);
    expect(
      (await send('/ops/freight-tariffs', tariff({ origin: '*', destination: 'LU' }))).status,
    ).toBe(201);
  });

  it('returns 404 for ids that no terms can have', async () => {
    for (const id of [
      'DE-0000-01-01-1',
      'DE-2026-13-01-1',
      'DE-9999-12-31-999999999',
      '%F0%9F%98%80',
      'x/../y',
    ]) {
      for (const [path, end] of [
        ['/ops/tax-rules/', '/end'],
        ['/ops/freight-tariffs/', '/end'],
        ['/ops/duty-rates/DE/', '/end'],
      ] as const) {
        const address = path + encodeURIComponent(decodeURIComponent(id));
        expect((await service.fetch(address, { token })).status).toBe(404);
        const ending = { validUntil: '2099-01-01', reason: 'x' };
        expect((await send(address + end, ending)).status).toBe(404);
      }
    }
    expect((await service.fetch('/ops/tax-rules?inForceOn=0000-01-01', { token })).status).toBe(
      400,
    );
  });

  it.each<Row>([
    ['no rate and no default', dutyRates({ rates: [] }), ['/rates too-few']],
    [
      'a prefix twice',
      dutyRates({
        rates: [
          { hsPrefix: '61', rate: '0' },
          { hsPrefix: '61', rate: '1' },
        ],
      }),
      ['/rates/1/hsPrefix repeated'],
    ],
    [
      'the destination of another path',
      dutyRates({ destination: 'DE' }),
      ['/destination mismatch'],
    ],
    ['a misspelt member', { ...dutyRates(), rate: '0.1' }, ['/rate unknown-member']],
    [
      'a misspelt member of a rate',
      { ...dutyRates(), rates: [{ hsPrefix: '61', rate: '0', origins: [] }] },
      ['/rates/0/origins unknown-member'],
    ],
    [
      'a percentage',
      dutyRates({ rates: [{ hsPrefix: '61', rate: '12%' }] }),
      ['/rates/0/rate format'],
    ],
    ['byHs', dutyRates({ default: 'byHs' }), ['/default format']],
  ])('refuses duty rates with %s', async (_, body, faults) => {
    expect(faultsOf((await put('AT', body as object)).body)).toEqual(faults);
  });

  it.each<Row>([
    [
      'steps that do not rise',
      tariff({
        steps: [
          { upToKg: '2', price: '7' },
          { upToKg: '1', price: '8' },
        ],
      }),
      ['/steps/1/upToKg order'],
    ],
    ['a divisor of 0', tariff({ divisor: '0' }), ['/divisor out-of-range']],
    ['a tenth of a gram', tariff({ minimumKg: '0.0001' }), ['/minimumKg too-precise']],
    [
      'a surcharge of two kinds',
      tariff({ surcharges: [{ name: 'fuel', percent: '1', amount: '1' }] }),
      ['/surcharges/0 one-of'],
    ],
    ['an unknown origin', tariff({ origin: 'any' }), ['/origin not-allowed']],
    [
      'a misspelt condition',
      tariff({
        surcharges: [{ name: 'fuel', amount: '1', when: { form: '2026-01-01' } as never }],
      }),
      ['/surcharges/0/when/form unknown-member'],
    ],
    [
      'days as texts',
      { ...tariff(), etaDays: ['5', '12'] },
      ['/etaDays/0 type', '/etaDays/1 type'],
    ],
  ])('refuses a freight tariff with %s', async (_, body, faults) => {
    expect(faultsOf((await send('/ops/freight-tariffs', body)).body)).toEqual(faults);
  });

  it('requires a confirmation of numbers that are far above the previous ones', async () => {
    const fee = (value: string) => ({
      ...FEE,
      amount: { value, currency: 'USD', per: 'consignment' },
    });
    const set = (day: number, rate: string, value: string) => {
      const inBrackets = [{ upTo: null, taxes: [{ ...VAT, rate }, fee(value)] }];
      const header = { destination: 'PT', validFrom: dayFromNow(day) };
      return { ...ruleSet(header), cases: [{ ...TAXED, brackets: inBrackets }] };
    };
    await load(set(0, '0.002', '3'));
    expect((await load(set(1, '1.999', '2999'))).status).toBe(201);
    const refused = await load(set(2, '4', '2999000'));
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([
      422,
      `${TAX}/1/amount/value confirm-needed`,
    ]);
    expect((await load({ ...set(2, '4', '2999000'), confirm: true })).status).toBe(201);

    await put('PT', dutyRates({ rates: [{ hsPrefix: '61', rate: '0.002' }] }));
    const rates = [
      { hsPrefix: '62', rate: '2' },
      { hsPrefix: '61', rate: '2' },
    ];
    const duties = dutyRates({ validFrom: dayFromNow(1), rates });
    const unusual = await put('PT', duties);
    expect([unusual.status, ...faultsOf(unusual.body)]).toEqual([
      422,
      '/rates/1/rate confirm-needed',
    ]);
    expect((await put('PT', { ...duties, confirm: true })).status).toBe(201);
  });
});

/** Pointers and codes of a refusal. */
function faultsOf(body: { errors: { pointer: string; code: string }[] }): string[] {
  return body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
}

/** The object or list that contains, or could contain, the member of a pointer. */
function holderOf(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1, -1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body);
}
