import * as fc from 'fast-check';

/** Optional members are absent or null, because callers may send both (decision 1.5). */
const maybe = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: of }, fc.constant(undefined), fc.constant(null));

const decimals = (whole: number, places: number) =>
  fc.oneof(
    fc.nat({ max: whole }).map(String),
    fc
      .tuple(fc.nat({ max: whole }), fc.nat({ max: 10 ** places - 1 }))
      .map(([before, after]) => `${before}.${String(after).padStart(places, '0')}`),
    fc.nat({ max: whole }).map((number) => `00${number}.50`),
  );

const fraction = fc
  .tuple(fc.nat({ max: 99 }), fc.integer({ min: 20, max: 99 }))
  .map(([over, under]) => `${over}/${under}.5`);
const rate = fc.oneof(decimals(0, 6), fraction, fc.constantFrom('0', '1', '5', '22/78'));
const factor = fc.oneof(fc.constantFrom('1/3', '1.10', '0.000001', '1000'), fraction);
const money = fc.oneof(decimals(500, 4), fc.constantFrom('0', '99999999999.9999'));
const currency = fc.constantFrom('EUR', 'USD', 'JPY');
const country = fc.constantFrom('DE', 'BRA', '076', 'us', 'VN');
const freeText = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((text) => text.trim() !== '' && text.length <= 64 && !text.includes('\0'));
const hs = fc.constantFrom('61', '6109', '610910', '49', '4901', '9102110000');
const day = fc.constantFrom('1900-01-01', '2026-07-01', '2024-02-29', '2999-12-31');

const dated = {
  validFrom: fc.constantFrom('1900-01-01', '2026-07-01'),
  validUntil: maybe(fc.constantFrom('2026-07-01', '2999-12-31')),
  source: fc.array(freeText, { minLength: 1, maxLength: 3 }),
  url: maybe(fc.array(fc.webUrl(), { maxLength: 2 })),
  estimate: maybe(fc.boolean()),
};

const listOf = <T>(of: fc.Arbitrary<T>) => fc.uniqueArray(of, { minLength: 1, maxLength: 3 });
const when = fc.record(
  {
    hs: maybe(listOf(hs)),
    origin: maybe(listOf(country)),
    shippedFrom: maybe(listOf(country)),
    region: maybe(listOf(fc.constantFrom('SP', '0A1'))),
    scheme: maybe(listOf(fc.constantFrom('registered', ' other '))),
    mode: maybe(listOf(freeText)),
  },
  { requiredKeys: [] },
);

/** The members in order; each always has the same kind, bound and number of digits. */
const NAMES = ['duty', 'excise', '["goods"]', '__proto__', 'toString', 'vat', '📦 Gebühr'];

const amountOf = fc.record({ value: money, currency });
const bounds = fc.record({
  less: fc.option(amountOf, { nil: undefined }),
  min: fc.constantFrom(undefined, { value: '1', currency: 'EUR' }),
  max: fc.constantFrom(undefined, { value: '30.00', currency: 'EUR' }),
});
type Bounds = typeof bounds extends fc.Arbitrary<infer T> ? T : never;

const rateOrLookup = (inside: boolean) =>
  inside
    ? fc.constantFrom('0.17', '1/5', '0')
    : fc.oneof({ weight: 3, arbitrary: rate }, fc.constant('byHs'));

const rates = (inside: boolean) =>
  fc.oneof(
    rateOrLookup(inside),
    fc
      .tuple(
        fc.array(fc.record({ when, rate: rateOrLookup(inside) }), { maxLength: 3 }),
        rateOrLookup(inside),
      )
      .map(([list, otherwise]) => [...list, { rate: otherwise }]),
  );

const partsOf = (names: readonly string[]) =>
  fc.subarray([...names], { minLength: 1 }).chain((chosen) =>
    fc.tuple(
      ...chosen.map((of) =>
        fc.oneof(
          fc.constant<string | { of: string; x: string }>(of),
          factor.map((x) => ({ of, x })),
        ),
      ),
    ),
  );

function tax(name: string, earlier: readonly string[], bound: Bounds): fc.Arbitrary<object> {
  const index = NAMES.indexOf(name);
  const common = {
    name: fc.constant(name),
    kind: fc.constant(['duty', 'tax', 'fee'][index % 3]),
    collectedBy: fc.constantFrom('seller', 'carrier', 'customs'),
    informative: fc.constant(index === 4),
    min: fc.constant(bound.min),
    max: fc.constant(bound.max),
  };
  const perLine = index % 2 === 0;
  if (bound.less === undefined && index % 3 === 2) {
    const per = fc.constantFrom('consignment', 'unit', 'hsLine');
    const amount = fc.record({
      value: money,
      currency,
      per,
      digits: fc.constant(perLine ? 4 : undefined),
    });
    const plain = amount.map((taxAmount) => ({
      ...taxAmount,
      ...(taxAmount.per !== 'hsLine' && { digits: undefined }),
    }));
    return fc.record({ ...common, amount: plain });
  }
  return fc.boolean().chain((inside) =>
    fc.record({
      ...common,
      rate: rates(inside),
      base: partsOf(['goods', 'freight', 'insurance', ...earlier]),
      inside: fc.constantFrom(inside, inside || undefined),
      less: fc.constant(bound.less),
    }),
  );
}

const taxesWith = (of: readonly Bounds[]) =>
  fc
    .subarray(NAMES)
    .chain((names) =>
      fc.tuple(
        ...names.map((name, index) => tax(name, names.slice(0, index), of[NAMES.indexOf(name)]!)),
      ),
    );

const taxedCase = (of: readonly Bounds[]) =>
  fc
    .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 3 }), fc.boolean())
    .chain(([limits, isOpen]) => {
      const rising = limits.toSorted((a, b) => a - b).map(String);
      const all = isOpen || rising.length === 0 ? [...rising, null] : rising;
      return fc.record(
        {
          value: maybe(partsOf(['goods', 'freight', 'insurance'])),
          limit: fc.record({
            of: partsOf(['goods', 'insurance']),
            currency,
            per: fc.constantFrom('consignment', 'unit'),
          }),
          brackets: fc.tuple(
            ...all.map((upTo) => fc.record({ upTo: fc.constant(upTo), taxes: taxesWith(of) })),
          ),
        },
        { requiredKeys: ['limit', 'brackets'] },
      );
    });

/** Rule sets, most of them without a fault. */
export const ruleSets = fc
  .array(bounds, { minLength: NAMES.length, maxLength: NAMES.length })
  .chain((of) =>
    fc.record({
      destination: country,
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata'),
      ...dated,
      cases: fc
        .tuple(
          fc.array(fc.record({ when, refuse: freeText }), { maxLength: 1 }),
          fc.array(fc.tuple(when, taxedCase(of)), { maxLength: 1 }),
          taxedCase(of),
        )
        .map(([refused, some, all]) => [
          ...refused,
          ...some.map(([condition, ruleCase]) => ({ when: condition, ...ruleCase })),
          all,
        ]),
    }),
  );

export const dutyRates = fc.record({
  destination: country,
  ...dated,
  default: maybe(rate),
  rates: fc.uniqueArray(fc.record({ hsPrefix: hs, origin: maybe(listOf(country)), rate }), {
    minLength: 1,
    selector: ({ hsPrefix }) => hsPrefix,
  }),
});

const measure = fc.oneof(decimals(30, 3), fc.constantFrom('0.5', '5000'));
const above0 = measure.filter((text) => Number(text) > 0);

export const freightTariffs = fc.record({
  origin: fc.oneof(country, fc.constant('*')),
  destination: country,
  service: fc.constantFrom('STANDARD', 'EXPRESS_2-DAY'),
  currency,
  ...dated,
  divisor: above0,
  minimumKg: measure,
  roundUpToKg: above0,
  steps: fc
    .uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 4 })
    .chain((grams) =>
      fc.tuple(
        ...grams
          .toSorted((a, b) => a - b)
          .map((weight) =>
            fc.record({ upToKg: fc.constant((weight / 1_000).toFixed(3)), price: money }),
          ),
      ),
    ),
  perKgAbove: maybe(money),
  surcharges: maybe(
    fc.array(
      fc
        .tuple(
          freeText,
          fc.oneof(
            fc.record({ percent: decimals(499, 4) }),
            fc.record({ perKg: money }),
            fc.record({ amount: money }),
          ),
          maybe(
            fc.record(
              {
                postalPrefix: maybe(listOf(freeText.filter((text) => text.length <= 16))),
                longestSideOverCm: maybe(above0),
                kgOver: maybe(above0),
                from: maybe(day),
                until: maybe(fc.constant('2999-12-31')),
              },
              { requiredKeys: [] },
            ),
          ),
        )
        .map(([name, charge, condition]) => ({ name, ...charge, when: condition })),
      { maxLength: 3 },
    ),
  ),
  etaDays: fc.constantFrom([0, 0], [5, 12], [365, 365]),
});

/** Replacements of a member: values that callers send by mistake or on purpose. */
const junk = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  0,
  -1,
  1e21,
  0.1,
  '',
  ' ',
  '-1',
  '1e3',
  '1/0',
  '0/1',
  '1/3',
  '1/2/3',
  '0.0000001',
  '99999999999999999999',
  'byHs',
  'value',
  'goods',
  'XX',
  '2026-02-30',
  '9999-12-31',
  '\ud800',
  [],
  {},
  [[]],
  [null],
  ['goods', 'goods'],
  { of: 'goods', x: '0' },
  { length: 3 },
  { when: { foo: null } },
);

/** A document with one member, at any depth, that is replaced or added. */
export function mutated(document: object): fc.Arbitrary<unknown> {
  const places = placesIn(document);
  return fc.tuple(fc.constantFrom(...places), junk, fc.boolean()).map(([path, value, isAdded]) => {
    const copy = structuredClone(document);
    const holder = path
      .slice(0, -1)
      .reduce<Holder>((node, key) => node[key] as Holder, copy as Holder);
    const key = path.at(-1)!;
    if (isAdded && Array.isArray(holder)) holder.push(value);
    else holder[isAdded ? `${key}s` : key] = value;
    return copy;
  });
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    [key],
    ...placesIn(member).map((rest) => [key, ...rest]),
  ]);
}
