/** The time after which a worker counts as dead, and another may retry. */
export const LEASE_MS = 60_000;

/** The other half of the lease is for writing. */
export const TRANSLATION_MS = LEASE_MS / 2;
