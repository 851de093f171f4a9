import type { ReadingOptions } from './reading.js';

const ASCII = /^[\0-\u007F]*$/;

/** What the lines and cells of a file show about how it is meant to be read. */
export class FileSigns {
  private readonly numbers = { comma: false, point: false };
  private readonly lines = { foreign: false, intact: false };
  private likely: string | undefined;

  /** A number that was written with a comma or a point before its decimals. */
  addNumber(separator: 'comma' | 'point'): void {
    this.numbers[separator] = true;
  }

  /** A line that is of the encoding: without other characters than ASCII it says nothing. */
  addIntact(text: string): void {
    if (!this.lines.intact) this.lines.intact = !ASCII.test(text);
  }

  /** @param likely the encoding that a line which is not of the encoding most likely has */
  addForeign(likely: string | undefined): void {
    this.lines.foreign = true;
    this.likely ??= likely;
  }

  /** How the whole file is to be read instead; empty where it is read right, and where it is mixed. */
  get advice(): ReadingOptions {
    const { numbers, lines, likely } = this;
    return {
      ...(likely !== undefined && lines.foreign && !lines.intact && { encoding: likely }),
      ...(numbers.comma && !numbers.point && { decimalComma: true }),
    };
  }
}
