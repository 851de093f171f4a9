import { Decimal, decimal } from '#money';
import type { Day } from '../day.js';
import { ruleOn } from './dated.js';
import type { Dated, Table } from './dated.js';
import { sandboxTariff } from './freight.js';
import type { Regime, TaxRule } from './regime.js';

interface ImportDuty extends Dated {
  readonly brackets: readonly { upToUsd: Decimal; rate: Decimal; deductUsd: Decimal }[];
}

interface Icms extends Dated {
  readonly standard: Decimal;
  readonly raised: Decimal;
  readonly raisedIn: ReadonlySet<string>;
}

/**
 * Transition taxes of the consumption reform; informative, never part of a total (decision 5.8). The rates after the
 * test year are set by the Senate; until they are added here, the last ones stand.
 */
export interface ReformTaxes extends Dated {
  readonly cbs: Decimal;
  readonly ibsState: Decimal;
  readonly ibsMunicipal: Decimal;
}

export const BRAZIL_STATES: ReadonlySet<string> = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

/** Imposto de Importação for a certified store selling to a person, on the whole cart (decision 5.8). */
export const BRAZIL_IMPORT_DUTY: Table<ImportDuty> = [
  {
    validFrom: '2024-08-01',
    source: 'Lei 14.902/2024, MP 1.236/2024, Portaria MF 1.086/2024',
    brackets: [
      { upToUsd: decimal(50), rate: decimal('0.20'), deductUsd: decimal(0) },
      { upToUsd: decimal(3000), rate: decimal('0.60'), deductUsd: decimal(20) },
    ],
  },
  {
    validFrom: '2026-05-12',
    source: 'MP 1.357/2026, Lei 15.502/2026, Portaria MF 1.342/2026',
    brackets: [
      { upToUsd: decimal(50), rate: decimal(0), deductUsd: decimal(0) },
      { upToUsd: decimal(3000), rate: decimal('0.60'), deductUsd: decimal(30) },
    ],
  },
];

/** ICMS, which is inside its own base (decision 5.8; LC 87/1996 art. 13 § 1). */
export const BRAZIL_ICMS: Table<Icms> = [
  {
    validFrom: '2025-04-01',
    source: 'Convênio ICMS 81/2023; 20% by the laws of the ten states that raised it',
    standard: decimal('0.17'),
    raised: decimal('0.20'),
    raisedIn: new Set('AC AL BA CE MG PB PI RN RR SE'.split(' ')),
  },
];

export const BRAZIL_REFORM_TAXES: Table<ReformTaxes> = [
  {
    validFrom: '2024-08-01',
    source: 'EC 132/2023: nothing is charged before 2026',
    cbs: decimal(0),
    ibsState: decimal(0),
    ibsMunicipal: decimal(0),
  },
  {
    validFrom: '2026-01-01',
    source: 'LC 214/2025, arts. 343 and 346 (test year)',
    cbs: decimal('0.009'),
    ibsState: decimal('0.001'),
    ibsMunicipal: decimal(0),
  },
];

export const BRAZIL_FREIGHT = sandboxTariff('7.00', '3.50');

/** The taxes that enter a total on a day in a state of {@link BRAZIL_STATES} (decision 5.8). */
export function brazilRegime(day: Day, state: string): Regime {
  const icmsRule = ruleOn(BRAZIL_ICMS, day);
  const icms: TaxRule = {
    name: 'icms',
    rate: icmsRule.raisedIn.has(state) ? icmsRule.raised : icmsRule.standard,
    on: 'value-and-duty',
    insideItsBase: true,
  };
  return ruleOn(BRAZIL_IMPORT_DUTY, day).brackets.map(({ upToUsd, rate, deductUsd }) => ({
    upToUsd,
    taxes: [{ name: 'import-duty', rate, on: 'value', deductUsd }, icms],
  }));
}
