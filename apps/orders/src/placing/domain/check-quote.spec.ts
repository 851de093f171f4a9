import { quotedTotal, type LandedCart, type LandedCostQuote } from '#landed-cost';
import { roundMoney, sum, toText } from '#money';
import * as fc from 'fast-check';
import { CART, now, orderOf, quoteFor, type TaxType } from '../spec/quoted-order.js';
import { checkOrder, isKnown, mayYetBeKnown } from './check-order.js';
import { deriveOrder } from './derive-order.js';

function placed(cart: LandedCart, taxType: TaxType) {
  const quote = quoteFor(cart);
  const { order, referenceData } = orderOf(cart, quote, taxType);
  const checked = checkOrder(order, referenceData, now);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const result = deriveOrder(order, checked.checked, now);
  if (!result.ok) throw new Error(result.fault.detail);
  return { quote, content: result.placed.content };
}

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);

const anyCart = fc
  .record({
    destination: fc.constantFrom(['MX', 'MXN', '18.50'], ['CL', 'CLP', '950']),
    freight: fc.integer({ min: 0, max: 300 }),
    insurance: fc.integer({ min: 0, max: 20 }),
    lines: fc.array(
      fc.record({
        hsCode: fc.constantFrom('6109.10', '6403991000'),
        origin: fc.constantFrom('CN', 'US', undefined),
        quantity: fc.integer({ min: 1, max: 5 }),
        unitPrice: cents(90_000),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ destination: [destination, currency, fxRate], lines, ...cart }): LandedCart => ({
    ...CART,
    ...cart,
    destination: destination!,
    currency: currency!,
    fxRate: fxRate!,
    lines: lines.map((line, index) => ({
      ...line,
      id: `${index}`,
      unitPrice: currency === 'CLP' ? Math.ceil(line.unitPrice) : line.unitPrice,
    })),
  }));

describe('an order with a quote (decision 9.10)', () => {
  it.each<TaxType>(['DDP', 'DDU'])(
    'has the quoted taxes and consistent sums in both currencies (%s)',
    (taxType) => {
      fc.assert(
        fc.property(anyCart, (cart) => {
          fc.pre(cart.lines.some(({ unitPrice }) => Number(unitPrice) > 0));
          const { quote, content } = placed(cart, taxType);
          const { totals: local, totalsForeignCurrency: foreign } = content;
          const quoted = quotedTotal(quote);
          expect(content.rulesVersion).toBe(quote.rulesVersion);
          expect(toText(sum(content.taxes.map(({ value }) => value)))).toBe(toText(quoted));
          expect(toText(local.taxes)).toBe(taxType === 'DDP' ? toText(quoted) : '0');
          for (const [all, gross, net] of [
            [local, local.grossInboundValue, local.netInboundValue],
            [foreign, foreign.grossOutboundValue, foreign.netOutboundValue],
          ] as const) {
            expect(toText(gross.plus(all.taxes))).toBe(toText(all.orderValue));
            expect(toText(net.plus(all.fees))).toBe(toText(gross));
            expect(gross.isNegative()).toBe(false);
          }
        }),
        { numRuns: 100 },
      );
    },
  );

  const other = (over: Partial<LandedCostQuote>) => (quote: LandedCostQuote) => ({
    ...quote,
    ...over,
  });
  const line = (index: number, value: string) => (quote: LandedCostQuote) => ({
    ...quote,
    lines: quote.lines.with(0, quote.lines[0]!.with(index, value) as (typeof quote.lines)[0]),
  });

  it.each<[string, (quote: LandedCostQuote) => LandedCostQuote | undefined, TaxType, string[]]>([
    ['of another service', () => undefined, 'DDP', ['/quoteId quote-mismatch']],
    ['of another channel', other({ salesChannel: 'MELI' }), 'DDP', ['/quoteId quote-mismatch']],
    [
      'that has expired',
      other({ expiresAt: '2026-11-26T11:59:59.999Z' }),
      'DDP',
      ['/quoteId quote-expired'],
    ],
    [
      'for another destination, currency, region and origin of the parcel',
      other({ destination: 'CL', currency: 'CLP', region: 'JAL', shippedFrom: 'DE' }),
      'DDP',
      [
        '/currency quote-mismatch',
        '/shipping/deliveryAddress/country quote-mismatch',
        '/shipping/deliveryAddress/state quote-mismatch',
        '/quoteId quote-mismatch',
      ],
    ],
    ['of another HS code', line(0, '610990'), 'DDP', ['/items/0 quote-mismatch']],
    ['of another origin', line(1, 'VN'), 'DDU', ['/items/0 quote-mismatch']],
    ['of another quantity', line(2, '3'), 'DDU', ['/items/0 quote-mismatch']],
    ['of another price', line(3, '650.1233'), 'DDU', ['/items/0 quote-mismatch']],
    ['of other taxes of a line', line(4, '1'), 'DDP', ['/items/0 quote-mismatch']],
    [
      'of one more line',
      (quote) => ({ ...quote, lines: [...quote.lines, quote.lines[1]!] }),
      'DDU',
      ['/items quote-mismatch'],
    ],
    [
      'of one line less',
      (quote) => ({ ...quote, lines: quote.lines.slice(0, 1) }),
      'DDU',
      ['/items/1 quote-mismatch'],
    ],
    [
      'of other freight',
      other({ shipping: '148.5' }),
      'DDU',
      ['/shipping/deliveries/0/salePrice quote-mismatch'],
    ],
    [
      'whose taxes are above the value',
      (quote) => ({ ...quote, taxes: [{ ...quote.taxes[0]!, value: '9999' }] }),
      'DDP',
      ['/value quote-mismatch'],
    ],
  ])('is refused for a quote %s', (_, change, taxType, faults) => {
    const quote = quoteFor(CART);
    const { order, referenceData } = orderOf(CART, quote, taxType);
    const quoted = { ...order, quote: { content: change(quote) } };
    const address = { ...order.deliveryAddress, state: 'MX-DIF' };
    const checked = checkOrder({ ...quoted, deliveryAddress: address }, referenceData, now);
    const faultsOfQuote = checked.ok
      ? []
      : checked.faults.map(({ pointer, code }) => `${pointer} ${code}`);
    expect(faultsOfQuote).toEqual(faults);
  });

  it.each([
    ['MX', 'MXN', '18.50', '123.40', 10],
    ['CL', 'CLP', '950', '10005', 7],
  ])(
    'can have unit prices rounded to the minor unit (%s)',
    (destination, currency, fxRate, unitPrice, quantity) => {
      const lines = [{ ...CART.lines[0]!, unitPrice, quantity }];
      const cart = { ...CART, destination, currency, fxRate, freight: '0', insurance: '0', lines };
      const { order, referenceData } = orderOf(cart, quoteFor(cart), 'DDP');
      const [item] = order.items;
      const salePrice = roundMoney(item!.salePrice, currency);
      const value = salePrice.times(quantity);
      const tagged = { ...order, items: [{ ...item!, salePrice }], value, payments: [] };
      const faults = checkOrder(tagged, referenceData, now);
      expect(
        faults.ok ? [] : faults.faults.filter(({ code }) => code === 'quote-mismatch'),
      ).toEqual([]);
    },
  );

  it('can wait for the HS code of its goods, which its channel may know earlier', () => {
    const { order, referenceData } = orderOf(CART, quoteFor(CART), 'DDP');
    const [first] = [...referenceData.skus.keys()];
    const before = { ...referenceData.skus.get(first!)!, hscode: '420222' };
    const skus = new Map([...referenceData.skus, [first!, before]]);
    const checked = checkOrder(order, { ...referenceData, skus }, now);
    expect(!checked.ok && mayYetBeKnown(checked.faults)).toBe(true);
    expect(isKnown(order, { ...referenceData, skus }, now)).toBe(false);
    expect(isKnown(order, referenceData, now)).toBe(true);
  });

  it('can list its lines in another order, and its state by its full name', () => {
    const quote = quoteFor({ ...CART, region: 'JAL' });
    const { order, referenceData } = orderOf(CART, quote, 'DDP');
    const items = order.items.toReversed();
    const address = { ...order.deliveryAddress, state: 'Jalisco' };
    const same = { ...order, items, deliveryAddress: address };
    expect(checkOrder(same, referenceData, now)).toMatchObject({ ok: true });
  });
});
