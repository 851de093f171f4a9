import type { Need } from './use-summary.js';

/** The pages that list records which need a decision, in the order of the work queue. */
export const QUEUE_PAGES = [
  '/orders',
  '/skus',
  '/parcels',
  '/webhooks',
  '/messages',
  '/system',
] as const;

export type QueuePage = (typeof QUEUE_PAGES)[number];

/** A list that shows exactly the records of a need. */
interface Place {
  page: QueuePage;
  /** The filters in the form of that page's address. */
  search?: Readonly<Record<string, string>>;
  hash?: string;
}

/** The list of each kind of need; a missing kind does not compile. */
export const PLACES: Readonly<Record<Need['kind'], Place>> = {
  'orders-on-hold': { page: '/orders', search: { status: 'ON_HOLD' } },
  'orders-in-review': { page: '/orders', search: { status: 'REQUIRES_REVIEW' } },
  'orders-lost': { page: '/orders', search: { status: 'OPERATIONAL_ISSUE' } },
  'orders-late': { page: '/orders', search: { needs: 'late' } },
  'returns-to-approve': { page: '/orders', search: { status: 'RETURN_REQUESTED' } },
  exceptions: { page: '/system', hash: 'exceptions' },
  'parcels-in-customs': { page: '/parcels', search: { needs: 'customs' } },
  'parcels-silent': { page: '/parcels', search: { needs: 'silent' } },
  'parcels-waiting': { page: '/parcels', search: { needs: 'waiting' } },
  'skus-without-price': { page: '/skus', search: { verdict: 'no-price' } },
  'skus-price-failed': { page: '/skus', search: { verdict: 'price-failed' } },
  'skus-denied': { page: '/skus', search: { verdict: 'denied' } },
  'skus-denied-by-channel': { page: '/skus', search: { verdict: 'denied-by-channel' } },
  'skus-waiting-for-channel': { page: '/skus', search: { verdict: 'waiting-for-channel' } },
  'skus-waiting-for-operator': { page: '/skus', search: { verdict: 'waiting-for-operator' } },
  'skus-out-of-stock': { page: '/skus', search: { verdict: 'out-of-stock' } },
  'endpoints-failing': { page: '/webhooks', search: { state: 'failing' } },
  'endpoints-disabled': { page: '/webhooks', search: { state: 'disabled' } },
  'parked-messages': { page: '/messages' },
  'parked-outbox': { page: '/messages', search: { tab: 'outbox' } },
};

/** The needs by the page that lists them; pages without needs are left out. */
export function needsByPage(needs: readonly Need[]): [page: QueuePage, needs: Need[]][] {
  const byPage = Map.groupBy(needs, ({ kind }) => PLACES[kind].page);
  return QUEUE_PAGES.flatMap((page) => {
    const pageNeeds = byPage.get(page);
    return pageNeeds ? [[page, pageNeeds] as [QueuePage, Need[]]] : [];
  });
}

/** The sum of the counts for each page. A record with two needs counts twice, as it does in the work queue. */
export function countsByPage(needs: readonly Need[]): ReadonlyMap<string, number> {
  return new Map(
    needsByPage(needs).map(([page, pageNeeds]) => [
      page,
      pageNeeds.reduce((sum, { count }) => sum + count, 0),
    ]),
  );
}
