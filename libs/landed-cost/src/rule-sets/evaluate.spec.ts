import { roundMoney, toText } from '#money';
import { compileDutyRates } from './duty-table.js';
import { evaluate } from './evaluate.js';
import type { RuleCase } from './rule-set.js';
import {
  BOOK,
  CIF,
  compiled,
  consignmentOf,
  EU,
  oneCase,
  perUnit,
  rates,
  tax,
  TEE,
  vat,
  WATCH,
  type Line,
} from './spec/small-rules.js';
import { accepted } from '../spec-data.js';

const assess = (cases: RuleCase[], lines: Line[], over?: Parameters<typeof consignmentOf>[1]) =>
  evaluate(compiled(cases), consignmentOf(lines, over), rates);

const amounts = (...arguments_: Parameters<typeof assess>) =>
  Object.fromEntries(
    accepted(assess(...arguments_)).taxes.map(({ name, value }) => [
      name,
      toText(roundMoney(value, 'EUR')),
    ]),
  );

describe('the evaluation of a rule set (decision 9.3)', () => {
  it('charges a fixed amount for each HS line, and includes it in the base of the next tax', () => {
    const lines: Line[] = [
      [TEE, 2, 20],
      [WATCH, 1, 35],
    ];
    expect(amounts(EU, lines, { freight: 8 })).toEqual({ 'customs-duty': '6', vat: '16.91' });
    // one HS code in two lines is one tariff line
    expect(
      amounts(EU, [
        [TEE, 1, 20],
        [TEE, 2, 20],
      ]),
    ).toEqual({ 'customs-duty': '3', vat: '11.97' });
  });

  it('charges each line at the rate of its goods, with its share of freight and fixed amounts', () => {
    const lines: Line[] = [
      [BOOK, 1, 20],
      [TEE, 1, 20],
    ];
    expect(amounts(EU, lines, { freight: 8 }).vat).toBe('7.02'); // (20 + 4 + 3) · 7% and 19%
  });

  it.each<[string, number, Record<string, string>]>([
    ['150', 20, { 'customs-duty': '3', vat: '32.87' }],
    ['150.01', 20, { 'customs-duty': '20.4', vat: '36.18' }],
  ])('compares goods of %s alone with a limit that is inclusive', (unit, freight, expected) => {
    expect(amounts(EU, [[TEE, 1, unit]], { freight })).toEqual(expected);
  });

  it('looks duties up by the longest prefix, and by the origin of the goods', () => {
    expect(amounts(EU, [[TEE, 1, 200, 'VN']])['customs-duty']).toBe('20');
    expect(amounts(EU, [[TEE, 1, 200, 'CN']])['customs-duty']).toBe('24');
    expect(amounts(EU, [[WATCH, 1, 200]])['customs-duty']).toBe('5');
    const { shares } = accepted(assess(EU, [[TEE, 1, 200, 'VN']])).taxes[0]!;
    expect(shares).toMatchObject([{ prefix: '6109' }]);
  });

  it('refuses goods without a duty rate, excluded goods, and goods without a case', () => {
    expect(assess(EU, [[BOOK, 1, 200]])).toMatchObject({
      code: 'no-duty-rate',
      detail: 'DE has no duty rate for goods with the HS code 49019900 from CN.',
    });
    expect(
      assess(EU, [
        [TEE, 1, 20],
        ['22042100', 1, 9],
      ]),
    ).toMatchObject({
      code: 'goods-refused',
      detail: 'The tax rules of DE refuse goods with the HS code 22042100: excise-goods.',
    });
    const books: RuleCase[] = [{ when: { hs: ['4901'] }, ...oneCase([vat(CIF)])[0]! }];
    expect(assess(books, [[TEE, 1, 20]])).toMatchObject({ code: 'unsupported-destination' });
  });

  it('selects the bracket of each line by its own unit if the limit is for a unit', () => {
    const lines: Line[] = [
      [TEE, 2, 60],
      [TEE, 1, 101],
    ];
    expect(amounts(perUnit('100'), lines)).toEqual({ vat: '53.1' }); // 120 · 19% + 101 · 30%
  });

  it('computes a tax inside its base, less a deduction once for the consignment', () => {
    const inside = oneCase([
      tax({ rate: '0.60', base: CIF, less: { value: '30', currency: 'EUR' } }),
      { ...vat([...CIF, 'customs-duty'], '0.17'), inside: true },
    ]);
    const expected = { 'customs-duty': '246', vat: '144.6' }; // 706 · 0.17 ÷ 0.83
    expect(amounts(inside, [[TEE, 1, 400]], { freight: 60 })).toEqual(expected);
    const byLine = [{ ...inside[0]!, when: { hs: ['6', '9'] } }];
    expect(
      amounts(
        byLine,
        [
          [TEE, 1, 300],
          [WATCH, 1, 100],
        ],
        { freight: 60 },
      ),
    ).toEqual(expected);
  });

  it('raises a tax to its minimum and lowers it to its maximum, and computes the next tax from the result', () => {
    const fee = tax({ name: 'fee', kind: 'fee', rate: '0.01', base: ['goods'] });
    const bounded = oneCase([
      { ...fee, min: { value: '15', currency: 'EUR' }, max: { value: '20', currency: 'EUR' } },
      vat(['fee'], '0.10'),
    ]);
    expect(amounts(bounded, [[TEE, 1, 1000]])).toEqual({ fee: '15', vat: '1.5' });
    expect(amounts(bounded, [[TEE, 1, 1800]])).toEqual({ fee: '18', vat: '1.8' });
    expect(amounts(bounded, [[TEE, 1, 3000]])).toEqual({ fee: '20', vat: '2' });
  });

  it('converts amounts of other currencies, and charges them once or for each unit', () => {
    const fees = oneCase([
      tax({ name: 'parcel', amount: { value: '25', currency: 'RON', per: 'consignment' } }),
      tax({ name: 'piece', amount: { value: '2', currency: 'EUR', per: 'unit' } }),
    ]);
    expect(
      amounts(fees, [
        [TEE, 2, 10],
        [WATCH, 1, 10],
      ]),
    ).toEqual({ parcel: '5', piece: '6' });
  });

  it('multiplies parts, and computes from the customs value of the case', () => {
    const cases = oneCase([vat(['value', { of: 'goods', x: '1/2' } as never], '0.10')], {
      value: [{ of: 'goods', x: '0.6' }],
    });
    expect(amounts(cases, [[TEE, 1, 100]])).toEqual({ vat: '11' });
  });

  it.each([
    ['region', 'QC', 'ON'],
    ['scheme', 'IOSS', undefined],
    ['mode', 'courier', 'post'],
    ['shippedFrom', 'US', 'CN'],
  ])('chooses by %s', (member, matching, other) => {
    const cases = oneCase([
      vat(CIF, [{ when: { [member]: [matching] }, rate: '0.05' }, { rate: '0.20' }]),
    ]);
    expect(amounts(cases, [[TEE, 1, 100]], { [member]: matching })).toEqual({ vat: '5' });
    expect(amounts(cases, [[TEE, 1, 100]], { [member]: other })).toEqual({ vat: '20' });
  });

  it('shows informative taxes, and leaves them out of the total', () => {
    const cases = oneCase([vat(CIF), { ...vat(CIF, '0.01'), name: 'test', informative: true }]);
    const { total, taxes } = accepted(assess(cases, [[TEE, 1, 100]]));
    expect([toText(total), taxes.length]).toEqual(['19', 2]);
  });

  it('evaluates taxes in one order for all lines, whichever bracket names them first', () => {
    const mixed: RuleCase[] = [
      { when: { hs: ['4901'] }, ...oneCase([vat(['goods'], '0.07')])[0]! },
      ...oneCase([tax({ rate: '0.10', base: ['goods'] }), vat(['goods', 'customs-duty'])]),
    ];
    expect(
      amounts(mixed, [
        [BOOK, 1, 100],
        [TEE, 1, 100],
      ]),
    ).toEqual({
      'customs-duty': '10',
      vat: '27.9', // 7 + 110 · 19%
    });
    const conflicting = oneCase([vat(['goods']), tax({ rate: '0.10', base: ['goods'] })]);
    expect(() => compiled([...mixed, ...conflicting])).toThrow(RangeError);
  });

  it('shares by quantity where all goods are free', () => {
    const lines: Line[] = [
      [BOOK, 1, 0],
      [TEE, 3, 0],
    ];
    expect(amounts(EU, lines, { freight: 8 }).vat).toBe('2.06'); // (2 + 3) · 7% + (6 + 3) · 19%
  });

  it('compares the whole consignment with a limit, whatever cases its lines have', () => {
    const twoCases: RuleCase[] = [
      { when: { hs: ['4901'] }, ...EU[1]!, brackets: [{ upTo: '150', taxes: [] }] } as RuleCase,
      EU[1]!,
    ];
    expect(
      assess(twoCases, [
        [BOOK, 1, 50],
        [TEE, 1, 100],
      ]).ok,
    ).toBe(true);
    expect(
      assess(twoCases, [
        [BOOK, 1, 50],
        [TEE, 1, 101],
      ]),
    ).toMatchObject({
      code: 'value-over-simplified-regime',
    });
  });

  it('reports the collector of each share', () => {
    const cases = perUnit('100');
    const lines: Line[] = [
      [TEE, 1, 60],
      [TEE, 1, 101],
    ];
    const byCustoms = structuredClone(cases) as Extract<RuleCase, { limit: object }>[];
    byCustoms[0]!.brackets[1]!.taxes[0]!.collectedBy = 'customs';
    const [gst] = accepted(assess(byCustoms, lines)).taxes;
    expect(gst!.shares.map(({ collectedBy }) => collectedBy)).toEqual(['seller', 'customs']);
  });

  it('deducts no more than the tax', () => {
    const lessened = oneCase([
      tax({ rate: '0.10', base: ['goods'], less: { value: '30', currency: 'EUR' } }),
    ]);
    expect(amounts(lessened, [[TEE, 1, 100]])).toEqual({ 'customs-duty': '0' });
    expect(amounts(lessened, [[TEE, 1, 400]])).toEqual({ 'customs-duty': '10' });
  });

  it('marks a duty from the default rate', () => {
    const duties = compileDutyRates({
      destination: 'DE',
      validFrom: '2026-01-01',
      source: ['a tariff'],
      default: '0.12',
      rates: [{ hsPrefix: '61', rate: '0.10' }],
    });
    const shareOf = (hsCode: string) =>
      accepted(evaluate(compiled(EU), consignmentOf([[hsCode, 1, 200]]), { ...rates, duties }))
        .taxes[0]!.shares[0];
    expect(shareOf(WATCH)).toMatchObject({ estimate: true, value: expect.anything() });
    expect(shareOf(TEE)).not.toHaveProperty('estimate');
  });

  it('does not confuse sums with taxes of the same name', () => {
    const cases = oneCase([
      tax({ name: '["goods"]', rate: '0.10', base: ['goods'] }),
      vat(['goods']),
    ]);
    expect(amounts(cases, [[TEE, 1, 100]])).toEqual({ '["goods"]': '10', vat: '19' });
  });
});
