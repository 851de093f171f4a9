import { Flag, KnownMembersOnly, ListOf, Nested, Text, Value, rules } from '#platform';
import { day } from './terms.rules.js';

/** The members of every document of terms. A misspelt one would change what the document means. */
@KnownMembersOnly()
export class TermsDocument {
  @Value(day, { doc: 'The first day, in the time zone of the destination.' })
  validFrom!: string;

  @Value(day, { optional: true, doc: 'The last day; left out if there is none.' })
  validUntil?: string;

  @ListOf(rules.text(512, 1), { min: 1, max: 50, doc: 'Laws, notices or contracts.' })
  source!: string[];

  @ListOf(rules.url, { max: 50, optional: true, doc: 'Web pages of the sources.' })
  url?: string[];

  @Flag('Whether the document approximates the law or contract.', { optional: true })
  estimate?: boolean;
}

@KnownMembersOnly()
export class TermsCorrectionRequest {
  @Text({ min: 1, max: 512, doc: 'The reason, for the audit log.' })
  reason!: string;
}

/** How it is loaded; not a part of the document. */
export interface LoadingMembers {
  correction?: TermsCorrectionRequest;
  confirm?: boolean;
}

export const Correction = () =>
  Nested(() => TermsCorrectionRequest, {
    optional: true,
    doc: 'Required to replace another document with the same first day, or to change past days. The document becomes the next revision.',
  });

export const Confirm = () =>
  Flag('Accepts rates, amounts and prices that are at least 1,000 times the previous ones.', {
    optional: true,
  });

/** The document that a checked request loads, as plain data. */
export function documentOf<T>({
  correction: _correction,
  confirm: _confirm,
  ...document
}: LoadingMembers): T {
  return JSON.parse(JSON.stringify(document)) as T;
}
