/** Texts and bodies of the API document for the three kinds of terms. */

export const ID_DOC = 'An id of the list, for example `DE-2026-07-01-1`.';
export const TARIFF_ID_DOC = 'An id of the list, for example `US-DE-STANDARD-2026-07-01-1`.';
export const DESTINATION_DOC = 'ISO 3166-1 alpha-2.';
export const END_DOC =
  'Sets the last day. A day before the first day withdraws the terms, which can then be loaded again. Another end can move the last day in either direction. Past days change only with `correction`. Repeating the request changes nothing.';

export const END_PROBLEMS = [
  'terms-not-found',
  'not-in-force',
  'back-dated',
  'duty-rates-needed',
  'terms-too-large',
] as const;

export const LOAD_PROBLEMS = [
  'invalid-terms',
  'already-loaded',
  'back-dated',
  'confirm-needed',
  'terms-too-large',
] as const;

export const RULES_EXAMPLE = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  validFrom: '2099-07-01',
  source: ['Invented for this example'],
  estimate: true,
  cases: [
    { when: { hs: ['2203', '24'] }, refuse: 'excise-goods' },
    {
      limit: { of: ['goods'], currency: 'EUR', per: 'consignment' },
      brackets: [
        {
          upTo: '150',
          taxes: [
            {
              name: 'vat',
              kind: 'tax',
              rate: '0.19',
              base: ['goods', 'freight'],
              collectedBy: 'seller',
            },
          ],
        },
      ],
    },
  ],
};

export const DUTIES_EXAMPLE = {
  validFrom: '2099-07-01',
  source: ['Invented for this example'],
  default: '0.05',
  rates: [
    { hsPrefix: '61', rate: '0.12' },
    { hsPrefix: '610910', origin: ['VN'], rate: '0' },
  ],
};

export const TARIFF_EXAMPLE = {
  origin: 'US',
  destination: 'DE',
  service: 'STANDARD',
  currency: 'USD',
  validFrom: '2099-07-01',
  source: ['Invented for this example'],
  divisor: '5000',
  minimumKg: '0.5',
  roundUpToKg: '0.5',
  steps: [{ upToKg: '0.5', price: '7.00' }],
  perKgAbove: '7.00',
  etaDays: [5, 12],
};
