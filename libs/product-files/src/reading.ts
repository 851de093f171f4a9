import type { Fault, Reason } from './fault.js';
import { FileEncoding } from './encoding/file-encoding.js';
import { FileFault } from './file-fault.js';
import { FileSigns } from './file-signs.js';
import { likelyEncoding, likelyUtf16 } from './encoding/likely-encoding.js';

/** Advice on how a person chooses how a file is read. */
export interface Hints {
  /** @param name that of the likely encoding, or undefined where none is */
  encoding: (name: string | undefined) => string;
  /** Empty where nothing is to be said. */
  decimalComma: () => string;
}

/** How a file is read. */
export interface Reading {
  encoding: FileEncoding;
  /** Whether numbers in CSV have a comma before their decimals. */
  decimalComma: boolean;
  hints: Hints;
  /** What reading has shown so far. */
  signs: FileSigns;
}

/** What a person chose. */
export interface ReadingOptions {
  /** Any label of the WHATWG Encoding Standard. */
  encoding?: string | undefined;
  decimalComma?: boolean | undefined;
}

/**
 * How a file is read that begins with these bytes.
 * @throws FileFault for an unknown encoding, and for UTF-16 that is not marked as such
 */
export function readingOf(
  start: Uint8Array,
  { encoding: given, decimalComma = false }: ReadingOptions,
  hints: Hints,
): Reading {
  const encoding = FileEncoding.of(start, given);
  const found = encoding.unitBytes === 1 ? likelyUtf16(start) : undefined;
  if (found === undefined) return { encoding, decimalComma, hints, signs: new FileSigns() };
  const remedy = hints.encoding(found);
  throw new FileFault(`is not ${labelOf(encoding)}`, remedy, {
    name: 'other-encoding',
    values: { encoding: labelOf(encoding), likely: found },
    advice: { encoding: found },
  });
}

/** What is known of a file before its first record. */
export interface FileHead {
  /** The lines before the records, as they stand in the file, without the newline that ends them; of CSV alone. */
  header?: string;
  /** What ends the first line. */
  newline: string;
  /** Columns that mean nothing here. */
  ignored: string[];
}

/** So many lines are asked for the encoding that is likely: what they do not show, others hardly do. */
const MOST_ASKED = 20;

/** Names what is not of the encoding of a file, and the encoding that is likely. */
export class EncodingFaults {
  private likely: string | undefined;
  private asked = 0;

  constructor(private readonly reading: Reading) {}

  /** @param units of the record */
  of(units: string): Fault {
    const { encoding, hints, signs } = this.reading;
    if (encoding.unitBytes === 1 && this.likely === undefined && this.asked < MOST_ASKED) {
      this.asked += 1;
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

/** Faults of lines that were not read as a whole, so that their ids may be others than those found. */
export const UNREAD_CODES = ['cells', 'encoding', 'not-json'];

export function isUnread(faults: readonly Fault[]): boolean {
  return faults.some(({ code }) => UNREAD_CODES.includes(code));
}
