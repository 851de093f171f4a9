import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';

export type DocumentKind = 'LABEL' | 'INVOICE';

/** A document that is not revoked. */
export interface DocumentRecord {
  documentId: string;
  orderId: string;
  kind: DocumentKind;
  contentKey: string;
}

export type DatedDocument = DocumentRecord & { createdAt: Date };

export function insertDocuments(
  unitOfWork: UnitOfWork,
  documents: readonly DocumentRecord[],
  createdAt: Date,
): void {
  unitOfWork.write(INSERT_DOCUMENTS, [
    documents.map(({ documentId }) => documentId),
    documents.map(({ orderId }) => orderId),
    documents.map(({ kind }) => kind),
    documents.map(({ contentKey }) => contentKey),
    createdAt,
  ]);
}

/** The valid documents of these orders, each order's invoice before its label. */
export async function documentsOf(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<Map<string, DatedDocument[]>> {
  const rows = await unitOfWork.query<DatedDocument>(DOCUMENTS_OF, [orderIds]);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The document; null if it is absent or revoked. */
export async function findDocument(
  store: DataSource,
  documentId: string,
): Promise<DocumentRecord | null> {
  const [document] = await store.query<DocumentRecord[]>(FIND, [documentId]);
  return document ?? null;
}

/** Revokes an order's documents, which ends all links to them (decision 7.2). */
export async function revokeDocuments(
  unitOfWork: UnitOfWork,
  orderId: string,
  revokedAt: Date,
): Promise<void> {
  await unitOfWork.query(REVOKE, [orderId, revokedAt]);
}

const INSERT_DOCUMENTS = `
  INSERT INTO document (document_id, order_id, kind, content_key, created_at)
  SELECT document_id, order_id, kind, content_key, $5
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS t (document_id, order_id, kind, content_key)`;

const DOCUMENT = `document_id AS "documentId", order_id AS "orderId", kind, content_key AS "contentKey"`;

const FIND = `SELECT ${DOCUMENT} FROM document WHERE document_id = $1 AND revoked_at IS NULL`;

const REVOKE = 'UPDATE document SET revoked_at = $2 WHERE order_id = $1 AND revoked_at IS NULL';

const DOCUMENTS_OF = `
  SELECT ${DOCUMENT}, created_at AS "createdAt"
    FROM document
   WHERE order_id = ANY($1) AND revoked_at IS NULL ORDER BY order_id, kind`;
