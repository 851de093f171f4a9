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

/** Reports nothing. */
export const quiet: Report = () => undefined;
