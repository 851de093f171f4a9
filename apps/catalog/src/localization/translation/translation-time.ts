/** After this a worker counts as dead, and another may try. */
export const LEASE_MS = 60_000;

/** Half of the lease is for writing. */
export const TRANSLATION_MS = LEASE_MS / 2;
