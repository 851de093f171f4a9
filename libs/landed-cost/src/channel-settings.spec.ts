import { orderMoney, type OrderRequest } from './order-money.js';
import { payoutOfDestinationPrice } from './price/destination-price.js';
import { localizePrice } from './price/localize-price.js';
import type { LocalizedPrice, PriceRequest } from './price/price.js';
import { compileFreightTariff } from './tariffs/compile-tariff.js';
import { compileDutyRates } from './rule-sets/duty-table.js';
import type { TermsByDestination } from './rule-sets/destination-terms.js';
import type { DutyRates } from './rule-sets/duty-rates.js';
import type { FreightTariff } from './tariffs/freight-tariff.js';
import type { RuleCase } from './rule-sets/rule-set.js';
import { CIF, TEE, tax, vat } from './rule-sets/spec/small-rules.js';
import { ruleSetPeriods } from './spec/rule-sets-of-days.js';
import { DAY, accepted, MELI, PARCEL, texts } from './spec-data.js';
import type { Channel } from './terms.js';

const limit = { of: ['goods'], currency: 'EUR', per: 'consignment' as const };
/** Duty above EUR 150 of goods, whatever the freight; Berlin has a different VAT in this example. */
const CASES: RuleCase[] = [
  { when: { scheme: ['registered'] }, limit, brackets: [{ upTo: null, taxes: [vat(CIF)] }] },
  {
    limit,
    brackets: [
      {
        upTo: '150',
        taxes: [vat(CIF, [{ when: { region: ['BE'] }, rate: '0.20' }, { rate: '0.19' }])],
      },
      {
        upTo: null,
        taxes: [tax({ rate: 'byHs', base: ['goods'] }), vat([...CIF, 'customs-duty'])],
      },
    ],
  },
];

const tariff = (service: string, price: string): FreightTariff => ({
  origin: '*',
  destination: 'DE',
  service,
  currency: 'EUR',
  validFrom: '2026-01-01',
  source: ['a carrier'],
  divisor: '5000',
  minimumKg: '0.5',
  roundUpToKg: '0.5',
  steps: [{ upToKg: '30', price }],
  etaDays: [7, 20],
});

const dated = { destination: 'DE', validFrom: '2026-01-01', source: ['a law'] };
const DUTIES: DutyRates = { ...dated, rates: [{ hsPrefix: '61', rate: '0.10' }] };

interface Loaded {
  estimate?: boolean;
  duties?: DutyRates;
  freight?: Partial<FreightTariff>;
}

function termsOf({ estimate = false, duties = DUTIES, freight }: Loaded = {}): TermsByDestination {
  const from = dated.validFrom;
  const rules = { ...dated, timeZone: 'Europe/Berlin', estimate, cases: CASES };
  const table = { revision: 1, rates: duties, table: compileDutyRates(duties) };
  const tariffs = [tariff('STANDARD', '10'), tariff('EXPRESS', '25')];
  return new Map([
    [
      'DE',
      {
        timeZone: rules.timeZone,
        ruleSets: ruleSetPeriods([rules]),
        dutyRates: [{ from, id: 'DE-2026-01-01-1', terms: table }],
        tariffs: tariffs.map((tariffDocument) => ({
          origin: tariffDocument.origin,
          service: tariffDocument.service,
          periods: [
            {
              from,
              id: tariffDocument.service,
              terms: {
                revision: 1,
                tariff: compileFreightTariff({ ...tariffDocument, ...freight }),
              },
            },
          ],
        })),
      },
    ],
  ]);
}

const merchant = { country: 'US', currency: 'EUR', localPerUsd: '0.92' };
const channel = (over: Partial<Channel> = {}): Channel => ({
  ...MELI,
  country: 'DE',
  currency: 'EUR',
  localPerUsd: '0.92',
  feeShare: '0',
  taxesOnline: false,
  priceEnding: { step: '0.01', offset: '0' },
  ...over,
});
const request = (over: Partial<Channel>, sale = '145'): PriceRequest => ({
  date: DAY,
  merchant,
  channel: channel(over),
  packed: PARCEL,
  hsCode: TEE,
  sale,
});
const price = (over: Partial<Channel>, loaded: Loaded = {}) =>
  accepted(localizePrice(request(over), termsOf(loaded)));
const taxesOf = ({ sale }: Pick<LocalizedPrice, 'sale'>) =>
  sale.taxes.map(({ name, value }) => `${name} ${value.toFixed()}`);

describe('a price by the settings of its channel (decision 9.7)', () => {
  it('counts the freight within the price tag as goods if freight is not shown separately', () => {
    // 145 plus freight of 10 makes goods of 155, above the limit.
    expect(taxesOf(price({}))).toEqual(['customs-duty 15.5', 'vat 32.395']);
  });

  it('does not count the freight as goods if freight is shown separately', () => {
    const result = price({ freightShownSeparately: true });
    expect(taxesOf(result)).toEqual(['vat 29.45']);
    expect(texts(result.sale)).toMatchObject({ net: '155', shown: '184.45' });
  });

  it('results in the same payout when computed back from its price tag', () => {
    const priceRequest = request({ freightShownSeparately: true }, '184.45');
    const result = accepted(payoutOfDestinationPrice(priceRequest, termsOf()));
    expect(texts(result.sale)).toMatchObject({ payout: '145', net: '155' });
    expect(taxesOf(result)).toEqual(['vat 29.45']);
  });

  it('uses the tariff of the channel’s service, and is refused without a tariff', () => {
    expect(texts(price({ service: 'EXPRESS' }).freight)).toMatchObject({
      currency: 'EUR',
      value: '25',
    });
    expect(localizePrice(request({ service: 'ECONOMY' }), termsOf())).toEqual({
      ok: false,
      code: 'unsupported-destination',
      detail: `There is no freight tariff ECONOMY from US to DE on ${DAY}.`,
    });
  });

  it.each<[string, Partial<Channel>, string[]]>([
    ['the region of the channel', { region: 'BE', freightShownSeparately: true }, ['vat 31']],
    ['the scheme of the channel', { scheme: 'registered' }, ['vat 29.45']],
    [
      'the case for all schemes if the rules do not name its scheme',
      { scheme: 'other' },
      ['customs-duty 15.5', 'vat 32.395'],
    ],
  ])('follows %s', (_, over, expected) => {
    expect(taxesOf(price(over))).toEqual(expected);
  });
});

describe('an order by the settings of its channel (decision 9.7)', () => {
  const order = (value: string, over: Partial<OrderRequest> = {}): OrderRequest => ({
    date: DAY,
    taxType: 'DDP',
    merchant,
    channel: channel({ freightShownSeparately: true }),
    value,
    shipping: { listPrice: 0, salePrice: 0 },
    items: [
      { id: '1', quantity: 1, listPrice: value, salePrice: value, hsCode: TEE, packed: PARCEL },
    ],
    ...over,
  });
  const charged = (value: string, over: Partial<OrderRequest> = {}) => {
    const { taxes, totals } = accepted(orderMoney(order(value, over), termsOf()));
    const named = taxes.map((priceTax) => `${priceTax.name} ${priceTax.value.toFixed()}`);
    return [...named, `net ${totals.grossInboundValue.toFixed()}`];
  };

  it('has the taxes of the price of one unit', () => {
    expect(charged('184.45')).toEqual(['vat 29.45', 'net 155']);
    expect(charged('184.45', { channel: channel() })).not.toEqual(charged('184.45'));
  });

  it('uses the shipping charge as the freight, if there is one', () => {
    // Goods of 150 are the end of the bracket: with one cent more, the taxes would exceed the value.
    const shipping = { listPrice: '4.45', salePrice: '4.45' };
    expect(charged('184.45', { shipping })).toEqual(['vat 29.35', 'net 154.45']);
  });

  it('counts everything as goods if the value is below the freight', () => {
    expect(charged('5')).toEqual(['vat 0.8', 'net 4.2']);
  });
});

describe('an estimate (decisions 9.2, 9.3)', () => {
  const marked = ({ sale, freight }: LocalizedPrice) => ({
    taxes: sale.taxes.flatMap(({ name, estimate }) => (estimate ? [name] : [])),
    freight: freight.estimate,
  });
  const byDefault = { ...dated, default: '0.10', rates: [] };

  it.each<[string, Loaded, ReturnType<typeof marked>]>([
    ['nothing without one', {}, { taxes: [], freight: undefined }],
    [
      'all taxes of a rule set',
      { estimate: true },
      { taxes: ['customs-duty', 'vat'], freight: undefined },
    ],
    [
      'a duty by the default rate',
      { duties: byDefault },
      { taxes: ['customs-duty'], freight: undefined },
    ],
    [
      'a duty of a table that is an estimate',
      { duties: { ...DUTIES, estimate: true } },
      { taxes: ['customs-duty'], freight: undefined },
    ],
    ['the freight of a tariff', { freight: { estimate: true } }, { taxes: [], freight: true }],
  ])('marks %s', (_, loaded, expected) => {
    expect(marked(price({}, loaded))).toEqual(expected);
  });
});
