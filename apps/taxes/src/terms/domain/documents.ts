import type { DutyRates, FreightTariff, RuleSet } from '#landed-cost';

/** The three kinds of terms, by the document of each (decisions 9.2, 9.4, 9.5). */
export interface Documents {
  rules: RuleSet;
  duties: DutyRates;
  tariff: FreightTariff;
}

export type TermsKind = keyof Documents;

/** A document with its kind. */
export type Terms<K extends TermsKind = TermsKind> = {
  [Each in K]: { kind: Each; document: Documents[Each] };
}[K];

/** The documents that follow each other: `rules/DE`, `duties/DE`, `tariff/US-DE-STANDARD`. */
export function lineOf({ kind, document }: Terms): string {
  if (kind !== 'tariff') return `${kind}/${document.destination}`;
  return `${kind}/${document.origin}-${document.destination}-${document.service}`;
}

/** Destination, or route and service; then first day and revision: `DE-2026-07-01-1`. */
export function idOf(line: string, validFrom: string, revision: number): string {
  return `${line.slice(line.indexOf('/') + 1)}-${validFrom}-${revision}`;
}

/** The subject of the event that has the terms: duty rates are too many for one event with those to come. */
export function subjectOf(kind: TermsKind, line: string, validFrom: string): string {
  return kind === 'duties' ? `${line}/${validFrom}` : line;
}
