import {
  rulesVersion,
  type TariffOfDay,
  type TaxTermsOfDay,
  type TermsOfDay,
} from './destination-terms.js';

/**
 * The names of the revisions that an amount was computed with. Revisions are kept, so the amount can be computed again
 * (decision 9.4).
 */
export interface TermsVersions extends TaxTermsVersions {
  tariffVersion: string;
}

export interface TaxTermsVersions {
  rulesVersion: string;
  /** Absent if no duty rates are in force. */
  dutyRatesVersion?: string;
}

export function versionsOf(terms: TermsOfDay): TermsVersions {
  return { ...taxVersionsOf(terms), tariffVersion: tariffVersion(terms) };
}

export function taxVersionsOf({ ruleSet, duties }: TaxTermsOfDay): TaxTermsVersions {
  const { destination } = ruleSet.compiled.rules;
  return {
    rulesVersion: rulesVersion(ruleSet),
    ...(duties && {
      dutyRatesVersion: `${destination}-${duties.rates.validFrom}-${duties.revision}`,
    }),
  };
}

export function tariffVersion({ tariff, tariffRevision }: TariffOfDay): string {
  const { origin, destination, service, validFrom } = tariff;
  return `${origin}-${destination}-${service}-${validFrom}-${tariffRevision}`;
}
