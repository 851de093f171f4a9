import type { ReadingOptions } from './file-fault.js';

const ASCII = /^[\0-\u007F]*$/;

/** Evidence in the lines and cells of a file about its encoding and number format. */
export class FileSigns {
  private readonly numbers = { comma: false, point: false };
  private readonly lines = { foreign: false, intact: false };
  private likely: string | undefined;

  /** Records a number with a comma or a point before its decimals. */
  addNumber(separator: 'comma' | 'point'): void {
    this.numbers[separator] = true;
  }

  /** Records a line that is valid in the encoding; a line with only ASCII characters is no evidence. */
  addIntact(text: string): void {
    if (!this.lines.intact) this.lines.intact = !ASCII.test(text);
  }

  /** @param likely the likely encoding of a line that is not valid in the encoding */
  addForeign(likely: string | undefined): void {
    this.lines.foreign = true;
    this.likely ??= likely;
  }

  /**
   * The options with which to read the whole file instead; empty if the current ones are right, or if the file is
   * mixed.
   */
  get advice(): ReadingOptions {
    const { numbers, lines, likely } = this;
    return {
      ...(likely !== undefined && lines.foreign && !lines.intact && { encoding: likely }),
      ...(numbers.comma && !numbers.point && { decimalComma: true }),
    };
  }
}
