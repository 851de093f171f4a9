import type { LoggerService } from '@nestjs/common';

/** Shows the progress at the terminal. */
export type Report = (text: string) => void;

/** Prints lines that begin with the seconds since the start. */
export function createReport(write: (line: string) => void = console.log): Report {
  const began = performance.now();
  return (text) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(5);
    write(`[${seconds} s] ${text}`);
  };
}

/** Shows the log of libraries in lines of progress: Nest's own lines differ in form, and are colored even in files. */
export function loggerTo(report: Report): LoggerService {
  const write = (message: unknown, ...rest: unknown[]) =>
    report([rest.at(-1), message].filter((part) => part !== undefined).join(': '));
  return { log: write, warn: write, error: write, fatal: write };
}

/** Reports nothing. */
export const quiet: Report = () => undefined;
