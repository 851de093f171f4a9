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

/** The line of documents that follow each other: `rules/DE`, `duties/DE`, `tariff/US-DE-STANDARD`. */
export function lineOf({ kind, document }: Terms): string {
  if (kind !== 'tariff') return `${kind}/${document.destination}`;
  return `${kind}/${document.origin}-${document.destination}-${document.service}`;
}

/** The kind in a line or subject: `duties` in `duties/DE` and in `duties/DE/2026-07-01`. */
export function kindOf(line: string): TermsKind {
  return line.slice(0, line.indexOf('/')) as TermsKind;
}

/** The destination in a line or subject: `DE` in `rules/DE`, `duties/DE` and `tariff/US-DE-STANDARD`. */
export function destinationOf(line: string): string {
  return kindOf(line) === 'tariff' ? routeOf(line).destination : (line.split('/')[1] ?? '');
}

/** The route and service in the line of a tariff. */
export function routeOf(line: string): { origin: string; destination: string; service: string } {
  const [, origin = '', destination = '', service = ''] =
    /^tariff\/([^-]+)-([^-]+)-(.+)$/.exec(line) ?? [];
  return { origin, destination, service };
}

/** The id: destination, or route and service, then first day and revision, for example `DE-2026-07-01-1`. */
export function idOf(line: string, validFrom: string, revision: number): string {
  return `${line.slice(line.indexOf('/') + 1)}-${validFrom}-${revision}`;
}
