import { DocumentLinks } from '#platform';

/** The secrets of the service under test, in production too. */
export const SECRETS = {
  PAGE_TOKEN_SECRET: 'only for the tests of orders, in production too',
  DOCUMENT_LINK_KEYS: 'only-for-the-tests-of-orders-in-production-too',
  QUOTE_KEYS: 'only-for-the-tests-of-orders-in-production-too',
};

const links = new DocumentLinks({
  PUBLIC_URL: 'http://entrepot.test',
  DOCUMENT_LINK_KEYS: SECRETS.DOCUMENT_LINK_KEYS,
  DOCUMENT_LINK_DAYS: 7,
});

/** Any link to the document, on any day. */
export function linkTo(documentId: string) {
  const path = `http://entrepot.test/documents/${documentId}`;
  return expect.stringMatching(new RegExp(`^${path}/\\d{4}-\\d\\d-\\d\\d/[\\w-]{43}$`)) as string;
}

/** The document that logistics, which has the same keys, finds for a link. */
export function stateOf(link: string) {
  const [documentId = '', expires = '', signature = ''] = link.split('/').slice(-3);
  return links.check({ documentId, expires, signature }, new Date());
}
