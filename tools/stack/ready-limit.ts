/** The maximum start time of a program of the stack; longer on a machine that does other work. */
export const READY_LIMIT_MS = 60_000 * Number(process.env['TEST_PATIENCE'] ?? 1);
