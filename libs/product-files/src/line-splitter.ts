import { FileFault } from './file-fault.js';

/** A line of a file, in units of its encoding. */
export interface Line {
  /** From 1. */
  number: number;
  units: string;
  /** The newline of the line; empty at the end of the file. */
  newline: string;
}

const NEWLINE = /\r\n|\r|\n/g;

/** The maximum length of a line, far above the largest SKU that the API accepts. */
const MAX_UNITS = 4 * 1024 * 1024;

/**
 * Divides a text into lines, only at CRLF, CR and LF. `node:readline` also treats U+2028 and U+2029 as ends of lines,
 * but these are characters of a text.
 */
export class LineSplitter {
  private rest = '';
  private count = 0;

  /**
   * @returns the lines that are complete
   * @throws FileFault if a line is too long
   */
  add(chunk: string): Line[] {
    const text = this.rest + chunk;
    // A CR at the end of a chunk may be the first half of CRLF.
    const complete = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines: Line[] = [];
    let from = 0;
    for (const { 0: newline, index } of complete.matchAll(NEWLINE)) {
      lines.push(this.line(text.slice(from, index), newline));
      from = index + newline.length;
    }
    this.rest = text.slice(from);
    if (this.rest.length > MAX_UNITS) {
      const what = `has more than 4 MiB in line ${this.count + 1}`;
      const values = { line: this.count + 1 };
      throw new FileFault(what, 'give each SKU a line of its own', {
        name: 'line-too-long',
        values,
      });
    }
    return lines;
  }

  /** @returns the last line, unless it is empty */
  end(): Line[] {
    const [last = '', newline = ''] = this.rest.split(/(\r)$/);
    const isEmpty = this.rest === '';
    this.rest = '';
    return isEmpty ? [] : [this.line(last, newline)];
  }

  private line(units: string, newline: string): Line {
    this.count += 1;
    return { number: this.count, units, newline };
  }
}
