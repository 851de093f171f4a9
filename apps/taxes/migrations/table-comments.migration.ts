import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class TaxesComments1770076800600 implements MigrationInterface {
  name = 'TaxesComments1770076800600';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE fx_rate IS 'An exchange rate from the moment it takes effect; rows are added, never changed (decision 5.6).';
  COMMENT ON COLUMN fx_rate.source IS 'The source of the rate.';

  COMMENT ON TABLE fx_pair IS 'The last published rate of a currency, and the time when the next one takes effect.';
  COMMENT ON COLUMN fx_pair.told_rate IS 'The row in fx_rate that was last published; null before the first.';
  COMMENT ON COLUMN fx_pair.due_at IS 'When the next rate takes effect; null for none.';

  COMMENT ON TABLE terms IS 'A revision of a tax rule set, of duty rates or of a freight tariff; none is changed or removed (decision 9.4).';
  COMMENT ON COLUMN terms.kind IS 'rules, duties or tariff.';
  COMMENT ON COLUMN terms.line IS 'The documents that follow each other, for example rules/DE.';
  COMMENT ON COLUMN terms.valid_from IS 'The first day of the document.';
  COMMENT ON COLUMN terms.revision IS 'The number of the revision of the same first day.';
  COMMENT ON COLUMN terms.valid_until IS 'The last day of the document; terms_end contains one that an operator set later.';
  COMMENT ON COLUMN terms.document IS 'The document as loaded, with its members in order.';
  COMMENT ON COLUMN terms.source IS 'The sources in the document, so that lists do not parse it.';
  COMMENT ON COLUMN terms.time_zone IS 'The time zone in the document; null unless it is a rule set.';
  COMMENT ON COLUMN terms.estimate IS 'Whether the document is an estimate.';
  COMMENT ON COLUMN terms.correction IS 'Why the revision replaces terms of past days or an earlier revision; null for others.';

  COMMENT ON TABLE terms_end IS 'A last day that an operator set for a revision; the newest one counts, and none is changed (decision 9.4).';
  COMMENT ON COLUMN terms_end.terms IS 'The row in terms.';
  COMMENT ON COLUMN terms_end.valid_until IS 'The last day.';
  COMMENT ON COLUMN terms_end.reason IS 'Why the revision was ended.';
  COMMENT ON COLUMN terms_end.correction IS 'Why the end changes past days; null for others.';

  COMMENT ON TABLE terms_subject IS 'The terms of a subject as last published.';
  COMMENT ON COLUMN terms_subject.subject IS 'The subject of the events.';
  COMMENT ON COLUMN terms_subject.published IS 'The terms as published; null for those that the migration loaded, until they are published.';
  COMMENT ON COLUMN terms_subject.published_at IS 'When the terms were published; null before.'`;
