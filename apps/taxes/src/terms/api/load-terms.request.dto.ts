import { Flag, KnownMembersOnly, Nested, Text, Value, rules } from '#edge';
import { DutyRatesMembers, FreightTariffDocument, plainDocument, RuleSetDocument } from '#terms';

@KnownMembersOnly()
export class TermsCorrectionRequest {
  @Text({ min: 1, max: 512, doc: 'The reason, for the audit log.' })
  reason!: string;
}

/** Options for loading, which are not a part of the document. */
interface LoadingMembers {
  correction?: TermsCorrectionRequest;
  confirm?: boolean;
}

const Correction = () =>
  Nested(() => TermsCorrectionRequest, {
    optional: true,
    doc: 'Required to replace another document with the same first day, or to change past days. The document becomes the next revision.',
  });

const Confirm = () =>
  Flag('Accepts a document that is refused with `confirm-needed`.', {
    optional: true,
  });

export class LoadTaxRulesRequest extends RuleSetDocument {
  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}

export class PutDutyRatesRequest extends DutyRatesMembers {
  @Value(rules.country, { optional: true, doc: 'The same as in the path.' })
  destination?: string;

  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}

export class LoadFreightTariffRequest extends FreightTariffDocument {
  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}

/** The document in a validated request, as plain data. */
export function documentOf<T>({
  correction: _correction,
  confirm: _confirm,
  ...document
}: LoadingMembers): T {
  return plainDocument(document);
}
