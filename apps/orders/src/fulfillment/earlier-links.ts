import { createHash } from 'node:crypto';

/** What an event of the release before may hold: links to documents in place of their ids. */
interface WithLinks {
  documents?: { name: string; url?: string }[];
  invoiceUrl?: string;
}

/**
 * Replaces links to documents by their ids. Events of the release before may still come: from the stream, or parked.
 * To be removed with the next release.
 */
export function idsForEarlierLinks<T extends object>(part: T): T {
  const { documents, invoiceUrl, ...others } = part as T & WithLinks;
  return {
    ...others,
    ...(documents !== undefined && {
      documents: documents.map(({ url, ...document }) =>
        url === undefined ? document : { ...document, documentId: documentIdOf(url) },
      ),
    }),
    ...(invoiceUrl !== undefined && { invoiceDocumentId: documentIdOf(invoiceUrl) }),
  } as T;
}

/** The id that the migrations of orders and logistics gave to the document of such a link: half a hash of its token. */
function documentIdOf(url: string): string {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const hash = createHash('sha256').update(token).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
