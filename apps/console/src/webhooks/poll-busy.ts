import { POLLED } from '../live/polled.js';

const BUSY_MS = 2_000;

/** The time to the next poll in ms: shorter while a person waits for work in progress. */
export function pollBusy(isBusy: boolean): number {
  const seen = document.visibilityState === 'visible';
  return isBusy && seen ? BUSY_MS : POLLED.refetchInterval();
}
