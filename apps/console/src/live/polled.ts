import { pollInterval } from './leader.js';

/** Keeps the data of a page current while it is open: asks as often as the change feed does, and when it is shown again. */
export const POLLED = {
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: () => pollInterval(document.visibilityState === 'visible'),
} as const;

const SLOW_MS = 30_000;

/** For what stands beside the data of a page, and changes seldom. */
export const SLOWLY_POLLED = {
  ...POLLED,
  refetchIntervalInBackground: false,
  refetchInterval: SLOW_MS,
} as const;
