import { Flag, KnownMembersOnly, ListOf, Value, rules } from '#edge';
import { day } from './terms.rules.js';

/** The members of every document of terms. A misspelt one would change what the document means. */
@KnownMembersOnly()
export class TermsDocument {
  @Value(day, { doc: 'The first day, in the time zone of the destination.' })
  validFrom!: string;

  @Value(day, { optional: true, doc: 'The last day; left out if there is none.' })
  validUntil?: string;

  @ListOf(rules.text(512, 1), { min: 1, max: 50, doc: 'The sources: laws, notices or contracts.' })
  source!: string[];

  @ListOf(rules.url, { max: 50, optional: true, doc: 'Web pages of the sources.' })
  url?: string[];

  @Flag('Whether the document approximates the law or contract.', { optional: true })
  estimate?: boolean;
}

/** A validated document as plain data. */
export function plainDocument<T>(document: object): T {
  return JSON.parse(JSON.stringify(document)) as T;
}
