import { pollInterval } from './leader.js';

/**
 * Keeps the data of a page current while it is open: polls as often as the change feed does, and when the page becomes
 * visible.
 */
export const POLLED = {
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: () => pollInterval(document.visibilityState === 'visible'),
} as const;

const SLOW_MS = 30_000;

/** For additional data of a page that changes rarely. */
export const SLOWLY_POLLED = {
  ...POLLED,
  refetchIntervalInBackground: false,
  refetchInterval: SLOW_MS,
} as const;
