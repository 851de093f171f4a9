/** A worker that is not back by then is taken for dead, and another may try. */
export const LEASE_MS = 60_000;

/** Leaves half of the lease to the writing, however slow the store. */
export const TRANSLATION_MS = LEASE_MS / 2;
