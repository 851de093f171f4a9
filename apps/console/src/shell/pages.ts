import type { Session } from '../api/session.js';
import { messages } from './messages.js';

export interface PageOfConsole {
  to:
    | '/'
    | '/orders'
    | '/localization'
    | '/review'
    | '/skus'
    | '/upload'
    | '/categories'
    | '/prices'
    | '/inventory'
    | '/parcels'
    | '/shipments'
    | '/messages'
    | '/events'
    | '/webhooks'
    | '/requests'
    | '/system'
    | '/settings';
  title: string;
  /** The kinds of sessions that see the page. */
  kinds: readonly Session['kind'][];
}

const EVERYONE: readonly Session['kind'][] = ['operator', 'merchant', 'fulfillment-partner'];

const PAGES: readonly PageOfConsole[] = [
  { to: '/', title: messages.pages.home, kinds: EVERYONE },
  { to: '/orders', title: messages.pages.orders, kinds: ['operator', 'merchant'] },
  {
    to: '/localization',
    title: messages.pages.localization,
    kinds: ['operator', 'merchant'],
  },
  { to: '/review', title: messages.pages.review, kinds: ['operator'] },
  { to: '/skus', title: messages.pages.skus, kinds: ['operator', 'merchant'] },
  { to: '/upload', title: messages.pages.upload, kinds: ['merchant'] },
  { to: '/categories', title: messages.pages.categories, kinds: ['operator', 'merchant'] },
  { to: '/prices', title: messages.pages.prices, kinds: ['operator', 'merchant'] },
  { to: '/inventory', title: messages.pages.inventory, kinds: ['operator', 'merchant'] },
  { to: '/parcels', title: messages.pages.parcels, kinds: EVERYONE },
  { to: '/shipments', title: messages.pages.shipments, kinds: EVERYONE },
  { to: '/messages', title: messages.pages.messages, kinds: ['operator'] },
  { to: '/events', title: messages.pages.events, kinds: ['operator', 'merchant'] },
  { to: '/webhooks', title: messages.pages.webhooks, kinds: ['operator', 'merchant'] },
  { to: '/requests', title: messages.pages.requests, kinds: EVERYONE },
  { to: '/system', title: messages.pages.system, kinds: ['operator'] },
  { to: '/settings', title: messages.pages.settings, kinds: ['operator'] },
];

/** The pages of a session, in the order of the navigation. */
export function pagesOf({ kind }: Session): readonly PageOfConsole[] {
  return PAGES.filter(({ kinds }) => kinds.includes(kind));
}
