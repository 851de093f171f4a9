import { createHash } from 'node:crypto';
import type { ListedProduct } from './domain/listing.js';

/** SHA-256 of a product's text; equal products have equal texts. */
export function digestOf(product: ListedProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64');
}
