import type { Fault, Reason } from './fault.js';
import { FileEncoding } from './encoding/file-encoding.js';
import { FileFault, type ReadingOptions } from './file-fault.js';
import { FileSigns } from './file-signs.js';
import { likelyEncoding, likelyUtf16 } from './encoding/likely-encoding.js';

/** Texts that explain how to choose the options of reading. */
export interface Hints {
  /** @param name the likely encoding, or undefined if there is none */
  encoding: (name: string | undefined) => string;
  /** Empty if there is no advice. */
  decimalComma: () => string;
}

/** How a file is read. */
export interface Reading {
  encoding: FileEncoding;
  /** Whether numbers in CSV have a comma before their decimals. */
  decimalComma: boolean;
  hints: Hints;
  /** The evidence collected so far. */
  signs: FileSigns;
}

/**
 * Determines how to read a file that begins with these bytes.
 * @throws FileFault for an unknown encoding, and for UTF-16 without a byte order mark
 */
export function readingOf(
  start: Uint8Array,
  { encoding: declared, decimalComma = false }: ReadingOptions,
  hints: Hints,
): Reading {
  const encoding = FileEncoding.of(start, declared);
  const likely = encoding.unitBytes === 1 ? likelyUtf16(start) : undefined;
  if (likely === undefined) return { encoding, decimalComma, hints, signs: new FileSigns() };
  const remedy = hints.encoding(likely);
  throw new FileFault(`is not ${labelOf(encoding)}`, remedy, {
    name: 'other-encoding',
    values: { encoding: labelOf(encoding), likely },
    advice: { encoding: likely },
  });
}

/** The part of a file before its first record. */
export interface FileHead {
  /** The lines before the records, as in the file, without the last newline; only for CSV. */
  header?: string;
  /** The newline after the first line. */
  newline: string;
  /** Columns that are ignored. */
  ignored: string[];
}

/** The number of lines from which the likely encoding is guessed; further lines rarely help. */
const MOST_ASKED = 20;

/** Reports lines that are not valid in the encoding of a file, and the likely encoding. */
export class EncodingFaults {
  private likely: string | undefined;
  private attempts = 0;

  constructor(private readonly reading: Reading) {}

  /** @param units the units of the record */
  of(units: string): Fault {
    const { encoding, hints, signs } = this.reading;
    if (encoding.unitBytes === 1 && this.likely === undefined && this.attempts < MOST_ASKED) {
      this.attempts += 1;
      this.likely = likelyEncoding(units);
    }
    signs.addForeign(this.likely);
    const detail = `the line is not ${labelOf(encoding)}: ${hints.encoding(this.likely)}`;
    return { code: 'encoding', detail, reason: this.reason() };
  }

  private reason(): Reason {
    const encoding = labelOf(this.reading.encoding);
    return this.likely === undefined
      ? { name: 'encoding', values: { encoding } }
      : { name: 'likely-encoding', values: { encoding, likely: this.likely } };
  }
}

function labelOf({ name }: FileEncoding): string {
  return name === 'utf-8' ? 'UTF-8' : name;
}

/** The codes of faults of lines that were not completely read, so that their ids may be wrong. */
export const UNREAD_CODES = ['cells', 'encoding', 'not-json'];

export function isUnread(faults: readonly Fault[]): boolean {
  return faults.some(({ code }) => UNREAD_CODES.includes(code));
}
