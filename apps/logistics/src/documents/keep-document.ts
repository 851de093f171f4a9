import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { DocumentKind, DocumentRecord } from './store/document.store.js';
import { newLinkToken } from '../parcels/links.js';
import type { DocumentStore } from './document-store.js';

/**
 * Keeps a document's content under a new link. Each attempt has a key of its own, so that one that was rolled back
 * never replaces what another has committed; all keys of an order share a folder, so that they can go together.
 */
export async function keepDocument(
  store: DocumentStore,
  orderId: string,
  kind: DocumentKind,
  content: Buffer,
): Promise<DocumentRecord> {
  const contentKey = `${folderOf(orderId)}/${uuidv7()}.pdf`;
  await store.put(contentKey, content);
  return { token: newLinkToken(), orderId, kind, contentKey };
}

/** Where all documents of an order are, and no other's. */
export function folderOf(orderId: string): string {
  const hash = createHash('sha256').update(orderId).digest('hex');
  return `${hash.slice(0, 2)}/${hash}`;
}
