import { pollInterval } from './leader.js';

/** Keeps the data of a page current while it is open: asks as often as the change feed does, and when it is shown again. */
export const POLLED = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: () => pollInterval(document.visibilityState === 'visible'),
} as const;
