import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { DocumentKind, DocumentRecord } from '../document.store.js';
import { newLinkToken } from '../links.js';
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
  const folder = createHash('sha256').update(orderId).digest('hex');
  const contentKey = `${folder.slice(0, 2)}/${folder}/${uuidv7()}.pdf`;
  await store.put(contentKey, content);
  return { token: newLinkToken(), orderId, kind, contentKey };
}
