/**
 * The tax rules and freight tariffs of the sandbox (decision 9.8), with what is known of them: some are marked as
 * estimates. Many tests compute with them.
 */
import type { FreightTariff, RuleSet } from '#landed-cost';

const VALUE = ['goods', 'freight', 'insurance'];
const WITH_DUTY = [...VALUE, 'import-duty'];
const RAISED = ['AC', 'AL', 'BA', 'CE', 'MG', 'PB', 'PI', 'RN', 'RR', 'SE'];

const ICMS = {
  name: 'icms',
  kind: 'tax',
  rate: [{ when: { region: RAISED }, rate: '0.20' }, { rate: '0.17' }],
  base: WITH_DUTY,
  inside: true,
  collectedBy: 'seller',
};

const REFORM = [
  reformTax('cbs', '0.009'),
  reformTax('ibs-state', '0.001'),
  reformTax('ibs-municipal', '0'),
];

function reformTax(name: string, rate: string) {
  return { name, kind: 'tax', rate, base: WITH_DUTY, collectedBy: 'seller', informative: true };
}

const DUTY = { name: 'import-duty', kind: 'duty', base: VALUE, collectedBy: 'seller' };

const OLD_DUTY = [
  { ...DUTY, rate: '0.20' },
  { ...DUTY, rate: '0.60', less: { value: '20', currency: 'USD' } },
];
const NEW_DUTY = [
  { ...DUTY, rate: '0' },
  { ...DUTY, rate: '0.60', less: { value: '30', currency: 'USD' } },
];

const OLD_LAW = 'Lei 14.902/2024, MP 1.236/2024, Portaria MF 1.086/2024';
const NEW_LAW = 'MP 1.357/2026, Lei 15.502/2026, Portaria MF 1.342/2026';
const ICMS_LAW = 'Convênio ICMS 81/2023; 20% by the laws of the ten states that raised it';
const REFORM_LAW = 'LC 214/2025, arts. 343 and 346 (test year)';

function brazil(days: object, source: string[], duties: object[], otherDuties: object[]) {
  return {
    destination: 'BR',
    timeZone: 'America/Sao_Paulo',
    validFrom: '',
    ...days,
    source,
    cases: [
      {
        limit: { of: VALUE, currency: 'USD', per: 'consignment' },
        brackets: ['50', '3000'].map((upTo, n) => ({ upTo, taxes: [duties[n], ...otherDuties] })),
      },
    ],
  };
}

const BRAZIL = [
  // As it was computed then; by the law ten states raised ICMS only on 2025-04-01.
  brazil(
    { validFrom: '2024-08-01', validUntil: '2025-03-31', estimate: true },
    [OLD_LAW, ICMS_LAW],
    OLD_DUTY,
    [ICMS],
  ),
  brazil({ validFrom: '2025-04-01', validUntil: '2025-12-31' }, [OLD_LAW, ICMS_LAW], OLD_DUTY, [
    ICMS,
  ]),
  brazil(
    { validFrom: '2026-01-01', validUntil: '2026-05-11' },
    [OLD_LAW, ICMS_LAW, REFORM_LAW],
    OLD_DUTY,
    [ICMS, ...REFORM],
  ),
  // Not confirmed in a public copy of the law.
  brazil({ validFrom: '2026-05-12', estimate: true }, [NEW_LAW, ICMS_LAW, REFORM_LAW], NEW_DUTY, [
    ICMS,
    ...REFORM,
  ]),
];

function globalRate(brackets: [upTo: string, rate: string][]) {
  const tax = { name: 'global-rate', kind: 'tax', base: VALUE, collectedBy: 'carrier' };
  return {
    limit: { of: VALUE, currency: 'USD', per: 'consignment' },
    brackets: brackets.map(([upTo, rate]) => ({ upTo, taxes: [{ ...tax, rate }] })),
  };
}

const MEXICO = {
  destination: 'MX',
  timeZone: 'America/Mexico_City',
  validFrom: '2025-08-15',
  source: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8'],
  estimate: true,
  cases: [
    {
      when: { shippedFrom: ['US', 'CA'] },
      ...globalRate([
        ['50', '0'],
        ['117', '0.17'],
        ['2500', '0.19'],
      ]),
    },
    globalRate([['2500', '0.335']]),
  ],
};

function dutyAndVat(rate: string, collectedBy: string) {
  return [
    { name: 'import-duty', kind: 'duty', rate, base: VALUE, collectedBy: 'customs' },
    { name: 'vat', kind: 'tax', rate: '0.19', base: WITH_DUTY, collectedBy },
  ];
}

const CHILE = {
  destination: 'CL',
  timeZone: 'America/Santiago',
  validFrom: '2025-10-25',
  source: ['Ley 21.713 and DL 825/1974 (VAT on remote sales)', 'Ley 19.589 (general duty 6%)'],
  estimate: true,
  cases: [
    {
      limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
      brackets: [
        { upTo: '500', taxes: dutyAndVat('0', 'seller') },
        { upTo: null, taxes: dutyAndVat('0.06', 'customs') },
      ],
    },
  ],
};

function tariff(destination: string, first: string, perKgAbove: string): FreightTariff {
  return {
    origin: '*',
    destination,
    service: 'STANDARD',
    currency: 'USD',
    validFrom: '2024-08-01',
    source: ['Sandbox tariff, invented'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '0.5', price: first }],
    perKgAbove,
    etaDays: [7, 20],
  };
}

/** Checked by `faultsOfRuleSet` when they are loaded, as any rules. */
export const SANDBOX_RULES = [...BRAZIL, MEXICO, CHILE] as RuleSet[];

export const SANDBOX_TARIFFS = [
  tariff('BR', '7.00', '7.00'),
  tariff('MX', '5.50', '5.00'),
  tariff('CL', '6.50', '6.00'),
];
