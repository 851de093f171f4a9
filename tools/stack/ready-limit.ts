const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The maximum start time of a program of the stack; longer on a machine that does other work. */
export const READY_LIMIT_MS = 60_000 * PATIENCE;

/** The maximum time of one check whether a program is ready; another check follows. */
export const CHECK_LIMIT_MS = 5_000 * PATIENCE;
