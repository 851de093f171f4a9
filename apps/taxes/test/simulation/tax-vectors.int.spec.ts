import { cart, startTaxesWithVectorRates } from '../taxes-service.js';

/** Import, ICMS, CBS, IBS state, total. */
type Row = [number, number, number, number, number];

function values([importTaxValue, icmsTaxValue, cbsTaxValue, ibsETaxValue, totalTaxValue]: Row) {
  return {
    importTaxValue,
    icmsTaxValue,
    cbsTaxValue,
    ibsETaxValue,
    ibsMTaxValue: 0,
    totalTaxValue,
  };
}

describe('the worked carts (5.8, 5.9)', () => {
  let service: Awaited<ReturnType<typeof startTaxesWithVectorRates>>;

  beforeAll(async () => {
    service = await startTaxesWithVectorRates();
  });

  afterAll(() => service.taxes.stop());

  it.each<[string, ReturnType<typeof cart>, number, Row, Row[]]>([
    [
      'A',
      cart('SP', 50, [[180, 1]], '2026-11-20'),
      5.51,
      [0, 47.11, 2.07, 0.23, 47.11],
      [[0, 47.11, 2.07, 0.23, 47.11]],
    ],
    [
      'B',
      cart(
        'MG',
        50,
        [
          [400, 1],
          [100, 2],
        ],
        '2026-06-03',
      ),
      5.5,
      [225, 218.75, 7.88, 0.88, 443.75],
      [
        [150, 145.83, 5.25, 0.59, 295.83],
        [75, 72.92, 2.63, 0.29, 147.92],
      ],
    ],
    [
      'V1 rounding mode',
      cart('SP', 25, [[200, 1]], '2026-06-01'),
      5,
      [0, 46.08, 2.03, 0.23, 46.08],
      [[0, 46.08, 2.03, 0.23, 46.08]],
    ],
    [
      'V2 three lines',
      cart(
        'SP',
        39.9,
        [
          [199.9, 1],
          [59.95, 2],
          [33.33, 3],
        ],
        '2026-06-02',
      ),
      5.4321,
      [112.85, 117.27, 5.15, 0.57, 230.12],
      [
        [53.74, 55.84, 2.45, 0.27, 109.58],
        [32.23, 33.5, 1.47, 0.16, 65.73],
        [26.88, 27.93, 1.23, 0.14, 54.81],
      ],
    ],
    [
      'V3 ties',
      cart(
        'SP',
        0,
        [
          [100, 1],
          [100, 1],
          [100, 1],
        ],
        '2026-06-03',
      ),
      5.5,
      [15, 64.52, 2.84, 0.32, 79.52],
      [
        [5, 21.51, 0.95, 0.11, 26.51],
        [5, 21.51, 0.95, 0.11, 26.51],
        [5, 21.5, 0.94, 0.1, 26.5],
      ],
    ],
    [
      'V4 exactly US$50.00',
      cart('MG', 30, [[245, 1]], '2026-06-03'),
      5.5,
      [0, 68.75, 2.48, 0.28, 68.75],
      [[0, 68.75, 2.48, 0.28, 68.75]],
    ],
    [
      'V5 one centavo above',
      cart('MG', 30, [[245.01, 1]], '2026-06-03'),
      5.5,
      [0.01, 68.75, 2.48, 0.28, 68.76],
      [[0.01, 68.75, 2.48, 0.28, 68.76]],
    ],
    [
      'V6 one dollar above',
      cart('MG', 30, [[250.5, 1]], '2026-06-03'),
      5.5,
      [3.3, 70.95, 2.55, 0.28, 74.25],
      [[3.3, 70.95, 2.55, 0.28, 74.25]],
    ],
    [
      'V7 the old law on V4',
      cart('MG', 30, [[245, 1]], '2026-05-11'),
      5.5,
      [55, 82.5, 2.97, 0.33, 137.5],
      [[55, 82.5, 2.97, 0.33, 137.5]],
    ],
    [
      'V7 the old law on A',
      cart('SP', 50, [[180, 1]], '2026-05-10'),
      5.51,
      [46, 56.53, 2.48, 0.28, 102.53],
      [[46, 56.53, 2.48, 0.28, 102.53]],
    ],
    [
      'V7 the old law on B',
      cart(
        'MG',
        50,
        [
          [400, 1],
          [100, 2],
        ],
        '2026-05-11',
      ),
      5.5,
      [280, 232.5, 8.37, 0.93, 512.5],
      [
        [186.67, 155, 5.58, 0.62, 341.67],
        [93.33, 77.5, 2.79, 0.31, 170.83],
      ],
    ],
  ])(
    'have the taxes of vector %s to the cent (5.8, 5.9)',
    async (_, body, fxRate, totals, lines) => {
      const answer = await service.simulate(body);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        fxRate,
        items: lines.map((line, index) => ({
          id: `line-${index + 1}`,
          skuId: `SKU-${index + 1}`,
          ...values(line),
        })),
        totals: values(totals),
      });
    },
  );
});
