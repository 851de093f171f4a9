import { styleText } from 'node:util';
import { cut } from './table.js';

type Style = Parameters<typeof styleText>[0];

/** Where a command prints: data to stdout, everything else to stderr. */
export interface Terminal {
  /** One line of data. */
  out(line: string): void;
  /** A line for a person: progress, hints, errors. */
  note(line: string): void;
  /** Replaces the line of progress, which only a person sees; '' removes it. */
  draw(line: string): void;
  /** Clears the screen before it is drawn again. */
  clear(): void;
  /** Colors text for stdout; obeys `NO_COLOR`, and leaves text for files and pipes as it is. */
  paint(style: Style, text: string): string;
  /** Whether a person sees the line of progress. */
  isInteractive: boolean;
  /** The width of the terminal; absent for files and pipes, and where it is not known. */
  columns: number | undefined;
}

/** Back to the start of the line, and empties it. */
const REDRAW = '\r\u001B[K';

/** Undefined for files and pipes, and for terminals that do not know theirs and report 0. */
export function widthOf({ isTTY, columns }: NodeJS.WriteStream): number | undefined {
  return isTTY && columns > 0 ? columns : undefined;
}

/** The streams of this process. */
export function processTerminal(): Terminal {
  const { stdout, stderr } = process;
  let isDrawn = false;
  return {
    out: (line) => void stdout.write(`${line}\n`),
    note: (line) => void stderr.write(`${isDrawn ? REDRAW : ''}${line}\n`),
    draw(line) {
      if (!stderr.isTTY) return;
      // A wrapped line could not be replaced.
      stderr.write(REDRAW + cut(line, widthOf(stderr) ?? Infinity));
      isDrawn = line !== '';
    },
    clear: () => void (stdout.isTTY && stdout.write('\u001B[H\u001B[2J')),
    paint: (style, text) => styleText(style, text, { stream: stdout }),
    isInteractive: stderr.isTTY,
    columns: widthOf(stdout),
  };
}
