/** The exit codes that a shell expects after a signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** A command that has not ended by itself after this time is ended. */
const LIMIT_MS = 1_500;

export interface Interruption {
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
  /** The exit code of a program that was interrupted; undefined before. */
  exitCode(): number | undefined;
}

/** Ends the command on Ctrl-C: its requests are aborted, and it exits at once. */
export function interruption(): Interruption {
  const controller = new AbortController();
  let exitCode: number | undefined;
  for (const [name, code] of Object.entries(EXIT_CODES)) {
    process.once(name, () => {
      exitCode = code;
      controller.abort();
      setTimeout(() => process.exit(code), LIMIT_MS).unref();
    });
  }
  return { signal: controller.signal, exitCode: () => exitCode };
}
