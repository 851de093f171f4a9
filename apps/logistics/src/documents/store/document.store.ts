import type { UnitOfWork } from '#messaging';
import { type DataSource, IsNull } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

/** A document that is not revoked. */
export type DocumentRecord = Pick<DocumentEntity, 'documentId' | 'orderId' | 'kind' | 'contentKey'>;

export type DatedDocument = DocumentRecord & Pick<DocumentEntity, 'createdAt'>;

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

/** The document; null when there is none or it was revoked. */
export async function findDocument(
  store: DataSource,
  documentId: string,
): Promise<DocumentRecord | null> {
  return store.getRepository(DocumentEntity).findOneBy({ documentId, revokedAt: IsNull() });
}

/** Revokes an order's documents, which ends all links to them (decision 7.2). */
export async function revokeDocuments(
  unitOfWork: UnitOfWork,
  orderId: string,
  revokedAt: Date,
): Promise<void> {
  const documents = await unitOfWork.repository(DocumentEntity);
  await documents.update({ orderId, revokedAt: IsNull() }, { revokedAt });
}

const INSERT_DOCUMENTS = `
  INSERT INTO document (document_id, order_id, kind, content_key, created_at)
  SELECT document_id, order_id, kind, content_key, $5
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS t (document_id, order_id, kind, content_key)`;

const DOCUMENTS_OF = `
  SELECT document_id AS "documentId", order_id AS "orderId", kind, content_key AS "contentKey", created_at AS "createdAt"
    FROM document
   WHERE order_id = ANY($1) AND revoked_at IS NULL ORDER BY order_id, kind`;
