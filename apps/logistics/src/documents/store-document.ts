import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { DocumentKind, DocumentRecord } from './store/document.store.js';
import type { DocumentStore } from './document-store.js';

/**
 * Stores a document's content under a new id. Each attempt uses its own key, so that a rolled-back attempt never
 * replaces the content of a committed one; all keys of an order share a folder, so that they can be deleted together.
 */
export async function storeDocument(
  store: DocumentStore,
  orderId: string,
  kind: DocumentKind,
  content: Buffer,
): Promise<DocumentRecord> {
  const contentKey = `${folderOf(orderId)}/${uuidv7()}.pdf`;
  await store.put(contentKey, content);
  return { documentId: uuidv7(), orderId, kind, contentKey };
}

/** The folder of all documents of one order. */
export function folderOf(orderId: string): string {
  const hash = createHash('sha256').update(orderId).digest('hex');
  return `${hash.slice(0, 2)}/${hash}`;
}
