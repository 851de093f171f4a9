import { INVALID, MALFORMED, type Row } from '../apps/taxes/test/terms/bad-rule-sets.js';
import { dutyRates, ruleSet, tariff } from '../apps/taxes/test/terms/documents.js';
import { tokenOf } from '../tools/demo/read-sandbox.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import type { Json } from './support/merchant.js';

const rates = { ...dutyRates(), destination: 'DE' };

/** Documents with a fault, of other kinds than the examples. */
const OTHERS: [member: 'dutyRates' | 'freightTariff', what: string, body: object][] = [
  ['dutyRates', 'a misspelt member', { ...rates, deflt: '0' }],
  ['dutyRates', 'a rate that is a number', { ...rates, rates: [{ hsPrefix: '61', rate: 0.1 }] }],
  ['dutyRates', 'no rate', { ...rates, rates: [] }],
  [
    'dutyRates',
    'more rates than there may be',
    { ...rates, rates: Array(5_001).fill(rates.rates[0]) },
  ],
  ['freightTariff', 'an unknown country', tariff({ origin: 'XX' })],
  [
    'freightTariff',
    'an unknown surcharge',
    { ...tariff(), surcharges: [{ name: 'x', perCent: '1' }] },
  ],
  ['freightTariff', 'a surcharge without an amount', tariff({ surcharges: [{ name: 'x' }] })],
  [
    'freightTariff',
    'steps in the wrong order',
    tariff({
      steps: [
        { upToKg: '2', price: '1' },
        { upToKg: '1', price: '2' },
      ],
    }),
  ],
];

const ROUTES = {
  ruleSet: 'POST /ops/tax-rules',
  dutyRates: 'PUT /ops/duty-rates/DE',
  freightTariff: 'POST /ops/freight-tariffs',
};

describe('documents of terms that taxes loads and pricing previews (decision 9.4)', () => {
  let stack: TestStack;
  let operator: string;

  beforeAll(async () => {
    stack = await sharedStack();
    operator = await tokenOf(stack.sandbox, 'OPS');
  }, 120_000);

  async function send(route: string, body: unknown): Promise<{ status: number; body: Json }> {
    const [method = '', path = ''] = route.split(' ');
    const headers = { authorization: `Bearer ${operator}`, 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(stack.gateway + path, init);
    return { status: response.status, body: await response.json() };
  }

  const faultsOf = (errors: { pointer: string; code: string; detail: string }[]) =>
    errors.map(({ pointer, code, detail }) => `${pointer} ${code}: ${detail}`);

  /** The faults that each service finds, with JSON pointers into the document. */
  async function faultsOfBoth(member: keyof typeof ROUTES, document: unknown) {
    const [loaded, previewed] = await Promise.all([
      send(`${ROUTES[member]}?dryRun=true`, document),
      send('POST /ops/prices/preview', { [member]: document }),
    ]);
    const prefix = `/${member}`;
    return {
      taxes: faultsOf(loaded.body.faults ?? loaded.body.errors),
      pricing: faultsOf(previewed.body.errors ?? []).map((fault) => {
        expect(fault.slice(0, prefix.length)).toBe(prefix);
        return fault.slice(prefix.length);
      }),
    };
  }

  // `null` instead of the whole document means that it is omitted.
  const ROWS = [...MALFORMED, ...INVALID].filter(
    ([, body, faults]) => body !== null && !faults.some((fault) => fault.endsWith('no-fx-rate')),
  );

  it.each<Row>(ROWS)('The documents have the same faults in both services: %s', async (_, body) => {
    const { taxes, pricing } = await faultsOfBoth('ruleSet', body);
    expect(taxes.length).toBeGreaterThan(0);
    expect(pricing).toEqual(taxes);
  });

  it.each(OTHERS)(
    'The documents have the same faults in both services: %s with %s',
    async (member, _, body) => {
      const { taxes, pricing } = await faultsOfBoth(member, body);
      expect(taxes.length).toBeGreaterThan(0);
      expect(pricing).toEqual(taxes);
    },
  );

  it.each<[member: keyof typeof ROUTES, what: string, body: object]>([
    [
      'ruleSet',
      'null for what is left out',
      { ...ruleSet({ destination: 'CA' }), url: null, estimate: null },
    ],
    [
      'ruleSet',
      'countries of three letters',
      {
        ...ruleSet({ destination: 'CAN' }),
        cases: [{ when: { origin: ['BRA', '076'] }, refuse: 'x' }],
      },
    ],
    [
      'dutyRates',
      'null and a country of three letters',
      { ...rates, destination: 'DEU', default: null },
    ],
    ['freightTariff', 'a country of three letters', tariff({ origin: 'USA', destination: 'CAN' })],
  ])('Both services accept the documents: %s with %s', async (member, _, document) => {
    expect(await faultsOfBoth(member, document)).toEqual({ taxes: [], pricing: [] });
  });

  it('The documents are too large for both services', async () => {
    const hs = Array.from({ length: 500 }, (_, n) => `${1_000_000_000 + n}`);
    const document = {
      ...ruleSet({}),
      cases: Array.from({ length: 100 }, () => ({ when: { hs }, refuse: 'embargo' })),
    };
    const { taxes, pricing } = await faultsOfBoth('ruleSet', document);
    expect(taxes).toEqual([expect.stringContaining('terms-too-large')]);
    expect(pricing).toEqual(taxes);
  });
});
