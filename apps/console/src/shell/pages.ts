import type { Session } from '../api/session.js';
import { messages } from './messages.js';

interface PageOfConsole {
  to:
    | '/'
    | '/orders'
    | '/localization'
    | '/skus'
    | '/upload'
    | '/prices'
    | '/inventory'
    | '/messages';
  title: string;
  /** Who sees it. */
  kinds: readonly Session['kind'][];
}

const PAGES: readonly PageOfConsole[] = [
  { to: '/', title: messages.pages.overview, kinds: ['operator'] },
  { to: '/orders', title: messages.pages.orders, kinds: ['operator', 'merchant'] },
  {
    to: '/localization',
    title: messages.pages.localization,
    kinds: ['operator', 'merchant'],
  },
  { to: '/skus', title: messages.pages.skus, kinds: ['operator', 'merchant'] },
  { to: '/upload', title: messages.pages.upload, kinds: ['merchant'] },
  { to: '/prices', title: messages.pages.prices, kinds: ['operator', 'merchant'] },
  { to: '/inventory', title: messages.pages.inventory, kinds: ['operator', 'merchant'] },
  { to: '/messages', title: messages.pages.messages, kinds: ['operator'] },
];

/** The pages of a session, in the order of the navigation. */
export function pagesOf({ kind }: Session): readonly PageOfConsole[] {
  return PAGES.filter(({ kinds }) => kinds.includes(kind));
}
