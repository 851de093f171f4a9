import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';

export type DocumentKind = 'LABEL' | 'INVOICE';

/** A valid document: anyone with its token may open it (decision 7.2). */
export interface DocumentRecord {
  token: string;
  orderId: string;
  kind: DocumentKind;
  contentKey: string;
}

interface DocumentRow {
  token: string;
  order_id: string;
  kind: DocumentKind;
  content_key: string;
}

export function insertDocuments(
  uow: UnitOfWork,
  documents: readonly DocumentRecord[],
  createdAt: Date,
): void {
  uow.write(INSERT_DOCUMENTS, [
    documents.map(({ token }) => token),
    documents.map(({ orderId }) => orderId),
    documents.map(({ kind }) => kind),
    documents.map(({ contentKey }) => contentKey),
    createdAt,
  ]);
}

/** The valid documents of these orders, each order's invoice before its label. */
export async function documentsOf(
  uow: UnitOfWork,
  orderIds: readonly string[],
): Promise<Map<string, DocumentRecord[]>> {
  const rows = await uow.query<DocumentRow>(DOCUMENTS_OF, [orderIds]);
  return Map.groupBy(rows.map(toRecord), ({ orderId }) => orderId);
}

/** The document of a token; undefined when there is none or it was revoked. */
export async function findDocument(
  store: DataSource,
  token: string,
): Promise<DocumentRecord | undefined> {
  const rows: DocumentRow[] = await store.query(FIND_DOCUMENT, [token]);
  return rows.map(toRecord)[0];
}

/** Revokes the links of an order's documents (decision 7.2). */
export async function revokeDocuments(
  uow: UnitOfWork,
  orderId: string,
  revokedAt: Date,
): Promise<void> {
  await uow.query(
    'UPDATE document SET revoked_at = $2 WHERE order_id = $1 AND revoked_at IS NULL',
    [orderId, revokedAt],
  );
}

function toRecord(row: DocumentRow): DocumentRecord {
  return {
    token: row.token,
    orderId: row.order_id,
    kind: row.kind,
    contentKey: row.content_key,
  };
}

const INSERT_DOCUMENTS = `
  INSERT INTO document (token, order_id, kind, content_key, created_at)
  SELECT token, order_id, kind, content_key, $5
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS t (token, order_id, kind, content_key)`;

const DOCUMENTS_OF = `
  SELECT token, order_id, kind, content_key FROM document
   WHERE order_id = ANY($1) AND revoked_at IS NULL ORDER BY order_id, kind`;

const FIND_DOCUMENT = `
  SELECT token, order_id, kind, content_key FROM document WHERE token = $1 AND revoked_at IS NULL`;
