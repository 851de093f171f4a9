import { Flag, ListOf, Nested, Text, Value, rules } from '#platform';

/** What all documents of terms have. */
export class TermsDocument {
  @Value(rules.day, { doc: 'The first day, in the time zone of the destination.' })
  validFrom!: string;

  @Value(rules.day, { optional: true, doc: 'The last day; none when left out.' })
  validUntil?: string;

  @ListOf(rules.text(512, 1), { min: 1, max: 50, doc: 'Laws, notices or contracts.' })
  source!: string[];

  @ListOf(rules.url, { max: 50, optional: true, doc: 'Where the sources are.' })
  url?: string[];

  @Flag('It is an approximation.', { optional: true })
  estimate?: boolean;
}

export class TermsCorrectionRequest {
  @Text({ min: 1, max: 512, doc: 'Why, for those who read the audit.' })
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
    doc: 'Replaces another document of the same first day, or what applied on days that are over; it becomes the next revision.',
  });

export const Confirm = () =>
  Flag('Accepts rates that are 1,000 times those before, or more.', { optional: true });

/** The document that a checked request loads, as plain data. */
export function documentOf<T>({
  correction: _correction,
  confirm: _confirm,
  ...document
}: LoadingMembers): T {
  return JSON.parse(JSON.stringify(document)) as T;
}
