import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders store the ids of documents; links are made with each answer (decision 7.2). */
export class DocumentIds1764806400100 implements MigrationInterface {
  name = 'DocumentIds1764806400100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE order_parcel SET parcel = ${withIds('parcel')} WHERE parcel @? '$.documents[*].url'`,
    );
    // Its entries stay as they were but for the links, which end.
    await runner.query('ALTER TABLE order_history DISABLE TRIGGER order_history_append_only');
    await runner.query(
      `UPDATE order_history SET event_data = ${withIds('event_data')}
        WHERE status = 'READY_TO_SHIP' AND event_data @? '$.documents[*].url'`,
    );
    await runner.query(
      `UPDATE order_history
          SET event_data = event_data - 'invoiceUrl'
              || jsonb_build_object('invoiceDocumentId', ${idOf(`event_data ->> 'invoiceUrl'`)})
        WHERE status = 'INVOICED' AND event_data ? 'invoiceUrl'`,
    );
    await runner.query('ALTER TABLE order_history ENABLE TRIGGER order_history_append_only');
  }

  /** The links cannot be restored. */
  async down(): Promise<void> {}
}

/** Half a hash of the token that ends the link: logistics' migration gives the document the same id. */
const idOf = (url: string) =>
  `left(encode(sha256(substring(${url} from '[^/]*$')::bytea), 'hex'), 32)::uuid`;

/** The jsonb column with an id in place of each document's link. */
const withIds = (column: string) =>
  `jsonb_set(${column}, '{documents}',
     (SELECT jsonb_agg(d.value - 'url' || jsonb_build_object('documentId', ${idOf(`d.value ->> 'url'`)}) ORDER BY d.position)
        FROM jsonb_array_elements(${column} -> 'documents') WITH ORDINALITY AS d (value, position)))`;
