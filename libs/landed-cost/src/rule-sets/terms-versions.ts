import { rulesVersion, type TermsOfDay } from './destination-terms.js';

/** Names of the revisions that an amount was computed with: they are kept, so it can be computed again (decision 9.4). */
export interface TermsVersions {
  rulesVersion: string;
  /** Absent where no duty rates are in force. */
  dutyRatesVersion?: string;
  tariffVersion: string;
}

export function versionsOf({ ruleSet, duties, tariff, tariffRevision }: TermsOfDay): TermsVersions {
  const { destination } = tariff;
  const route = `${tariff.origin}-${destination}-${tariff.service}`;
  return {
    rulesVersion: rulesVersion(ruleSet),
    ...(duties && {
      dutyRatesVersion: `${destination}-${duties.rates.validFrom}-${duties.revision}`,
    }),
    tariffVersion: `${route}-${tariff.validFrom}-${tariffRevision}`,
  };
}
