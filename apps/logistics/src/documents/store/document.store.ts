import type { UnitOfWork } from '#messaging';
import { type DataSource, IsNull } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

/** A valid document: anyone with its token may open it (decision 7.2). */
export type DocumentRecord = Pick<DocumentEntity, 'token' | 'orderId' | 'kind' | 'contentKey'>;

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
  const rows = await uow.query<DocumentRecord>(DOCUMENTS_OF, [orderIds]);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The document of a token; null when there is none or it was revoked. */
export async function findDocument(
  store: DataSource,
  token: string,
): Promise<DocumentRecord | null> {
  return store.getRepository(DocumentEntity).findOneBy({ token, revokedAt: IsNull() });
}

/** Revokes the links of an order's documents (decision 7.2). */
export async function revokeDocuments(
  uow: UnitOfWork,
  orderId: string,
  revokedAt: Date,
): Promise<void> {
  const documents = await uow.repository(DocumentEntity);
  await documents.update({ orderId, revokedAt: IsNull() }, { revokedAt });
}

const INSERT_DOCUMENTS = `
  INSERT INTO document (token, order_id, kind, content_key, created_at)
  SELECT token, order_id, kind, content_key, $5
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS t (token, order_id, kind, content_key)`;

const DOCUMENTS_OF = `
  SELECT token, order_id AS "orderId", kind, content_key AS "contentKey" FROM document
   WHERE order_id = ANY($1) AND revoked_at IS NULL ORDER BY order_id, kind`;
