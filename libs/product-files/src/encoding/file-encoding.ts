import { FileFault } from '../file-fault.js';

/** A byte order mark, and its encoding. */
const MARKS = [
  { name: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Encodings in which bytes of ASCII characters can be part of another character. */
const NOT_DIVISIBLE = new Set(['iso-2022-jp', 'replacement', 'x-user-defined']);
const BACKSLASH_IN_CHARACTERS = new Set(['big5', 'gb18030', 'gbk', 'shift_jis']);

/** Bytes 0x80 to 0x9F of windows-1252. Node 22.13 to 24.11 decode these as ISO-8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const ASCII = /^[\0-\u007F]*$/;
const C1 = /[\u0080-\u009F]/g;

/** Node does not export this type, unlike browsers. */
type Decoder = InstanceType<typeof TextDecoder>;

/** The maximum number of arguments of a call. */
const PORTION = 8_192;

/**
 * The encoding of a file. A file is divided into records by its units: its bytes, or the pairs of bytes of UTF-16, each
 * as a character of a string. Commas, quotes and newlines are the same in every supported encoding, and no byte is lost
 * before the text of a record is decoded.
 */
export class FileEncoding {
  private readonly strict: Decoder;
  private readonly lenient: Decoder;

  private constructor(
    /** The name in the WHATWG Encoding Standard. */
    readonly name: string,
    /** The length of the file's byte order mark. */
    readonly markBytes: number,
  ) {
    this.strict = new TextDecoder(name, { fatal: true, ignoreBOM: true });
    this.lenient = new TextDecoder(name, { ignoreBOM: true });
  }

  /**
   * Returns the encoding of the byte order mark, or else the given one, or else UTF-8.
   * @param start the first bytes of the file
   * @param declared any label of the WHATWG Encoding Standard
   * @throws FileFault for an unsupported encoding
   */
  static of(start: Uint8Array, declared?: string): FileEncoding {
    const marked = MARKS.find(({ mark }) => mark.every((byte, index) => start[index] === byte));
    if (marked) return new FileEncoding(marked.name, marked.mark.length);
    return new FileEncoding(divisibleEncoding(declared ?? 'utf-8'), 0);
  }

  /** Returns the encoding of a file that was read before. */
  static named(name: string, markBytes: number): FileEncoding {
    return new FileEncoding(name, markBytes);
  }

  /** The byte order mark of the file; empty if there is none. */
  get mark(): Uint8Array {
    const bytes = MARKS.find(({ name }) => name === this.name)?.mark ?? [];
    return Uint8Array.from(this.markBytes > 0 ? bytes : []);
  }

  get unitBytes(): 1 | 2 {
    return this.name.startsWith('utf-16') ? 2 : 1;
  }

  /** Whether the byte of a backslash is always a backslash, as the JSON scanner requires. */
  get isForJson(): boolean {
    return !BACKSLASH_IN_CHARACTERS.has(this.name);
  }

  /** @param bytes whole units */
  unitsOf(bytes: Uint8Array): string {
    const codes = this.unitBytes === 1 ? bytes : this.pairsOf(bytes);
    let units = '';
    for (let offset = 0; offset < codes.length; offset += PORTION) {
      units += String.fromCharCode(...codes.subarray(offset, offset + PORTION));
    }
    return units;
  }

  /** Returns the bytes of units, as in the file. */
  bytesOf(units: string): Uint8Array {
    const { unitBytes } = this;
    const bytes = new Uint8Array(units.length * unitBytes);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < units.length; index += 1) {
      const code = units.charCodeAt(index);
      if (unitBytes === 1) bytes[index] = code;
      else view.setUint16(index * 2, code, this.isLittleEndian);
    }
    return bytes;
  }

  /**
   * Returns the text of units. If some are not valid in the encoding, the text contains U+FFFD instead and is not
   * intact.
   */
  textOf(units: string): { text: string; isIntact: boolean } {
    if (this.unitBytes === 2) return { text: units.toWellFormed(), isIntact: units.isWellFormed() };
    if (ASCII.test(units)) return { text: units, isIntact: true };
    if (this.name === 'windows-1252') return { text: units.replaceAll(C1, ofC1), isIntact: true };
    const bytes = this.bytesOf(units);
    try {
      return { text: this.strict.decode(bytes), isIntact: true };
    } catch {
      return { text: this.lenient.decode(bytes), isIntact: false };
    }
  }

  private get isLittleEndian(): boolean {
    return this.name === 'utf-16le';
  }

  private pairsOf(bytes: Uint8Array): Uint16Array {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Uint16Array.from({ length: bytes.length / 2 }, (_, index) =>
      view.getUint16(index * 2, this.isLittleEndian),
    );
  }
}

function ofC1(char: string): string {
  return WINDOWS_1252.charAt(char.charCodeAt(0) - 0x80);
}

function divisibleEncoding(label: string): string {
  const name = encodingName(label);
  if (name !== undefined && !NOT_DIVISIBLE.has(name)) return name;
  throw new FileFault(
    `cannot be read as ${label}`,
    'name an encoding such as utf-8, utf-16le or windows-1252, or save the file as UTF-8',
  );
}

function encodingName(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
