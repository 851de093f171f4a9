import { Parser } from 'htmlparser2';

/**
 * A piece of a text as HTML has it, by its place in the source: text; a character reference with the character that it
 * stands for; a tag; or what is no text at all, as a comment or a style sheet.
 */
export interface MarkupPiece {
  kind: 'text' | 'reference' | 'opening' | 'closing' | 'other';
  source: string;
  /** Of text and references: what a reader sees. */
  shown: string;
  /** Of tags: the element's name in lower case. */
  name: string;
  /** Of opening tags. */
  id?: string | undefined;
}

/** Their content is no language, or tags in it are read as text. */
const NOT_WORDS: ReadonlySet<string> = new Set(
  'code iframe kbd noembed noframes plaintext samp script style textarea title var xmp'.split(' '),
);

/**
 * Reads a text as browsers read HTML; a text without markup is one piece.
 * @returns pieces whose sources make up the text, byte for byte
 */
export function markupOf(text: string): MarkupPiece[] {
  const reader = new MarkupReader(text);
  const parser = new Parser({
    ontext: (shown) => reader.text(parser, shown),
    onopentag: (name, attributes, implied) => reader.opening(parser, name, attributes, implied),
    onclosetag: (name, implied) => reader.closing(parser, name, implied),
  });
  parser.end(text);
  return reader.end();
}

type Place = Pick<Parser, 'startIndex' | 'endIndex'>;

class MarkupReader {
  private readonly pieces: MarkupPiece[] = [];
  /** How much of the source is in pieces. */
  private read = 0;
  /** Where the last tag ended; the parser takes what follows the name of a closing tag for a part of the next text. */
  private afterTag = 0;
  /** How many elements are open, from the outermost one that is no language. */
  private depth = 0;

  constructor(private readonly source: string) {}

  text({ startIndex, endIndex }: Place, shown: string): void {
    const start = Math.max(startIndex, this.afterTag);
    const end = endIndex + 1;
    // Some references stand for two characters, and come twice.
    if (this.depth > 0 || start >= end) return;
    const source = this.source.slice(start, end);
    const isText = source === shown || !source.startsWith('&');
    if (isText) this.add('text', end - shown.length, end, { shown });
    else this.add('reference', start, end, { shown });
  }

  opening(
    { startIndex, endIndex }: Place,
    name: string,
    attributes: Record<string, string>,
    implied: boolean,
  ): void {
    const start = Math.max(startIndex, this.afterTag);
    if (!implied) this.afterTag = endIndex + 1;
    if (this.depth > 0 || NOT_WORDS.has(name) || attributes['translate'] === 'no') this.depth += 1;
    else if (!implied) this.add('opening', start, this.afterTag, { name, id: attributes['id'] });
  }

  closing({ startIndex, endIndex }: Place, name: string, implied: boolean): void {
    const start = Math.max(startIndex, this.afterTag);
    if (!implied) {
      const last = this.source.indexOf('>', endIndex);
      this.afterTag = last < 0 ? this.source.length : last + 1;
    }
    if (this.depth > 0) this.depth -= 1;
    else if (!implied) this.add('closing', start, this.afterTag, { name });
  }

  end(): MarkupPiece[] {
    this.skipTo(this.source.length);
    return this.pieces;
  }

  private add(
    kind: MarkupPiece['kind'],
    start: number,
    end: number,
    about: Partial<MarkupPiece>,
  ): void {
    this.skipTo(start);
    const piece = { kind, source: this.source.slice(start, end), shown: '', name: '', ...about };
    const last = this.pieces.at(-1);
    // The parser divides text at each `<` and `&`.
    if (last?.kind === 'text' && kind === 'text') {
      last.source += piece.source;
      last.shown += piece.shown;
    } else this.pieces.push(piece);
    this.read = end;
  }

  private skipTo(index: number): void {
    const source = this.source.slice(this.read, index);
    if (source !== '') this.pieces.push({ kind: 'other', source, shown: '', name: '' });
    this.read = index;
  }
}
