import { Parser } from 'htmlparser2';

/**
 * A piece of an HTML text, with its position in the source: text, a character reference with its character, a tag, or
 * content that is not text, for example a comment or a style sheet.
 */
export interface MarkupPiece {
  kind: 'text' | 'reference' | 'opening' | 'closing' | 'other';
  source: string;
  /** For text and references: the text that a reader sees. */
  shown: string;
  /** For tags: the element's name in lower case. */
  name: string;
  /** Whether the tag is an opening tag. */
  id?: string | undefined;
}

/** Elements whose content is not natural language, or whose inner tags are read as text. */
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
  /** The length of the source that is in pieces so far. */
  private read = 0;
  /** The end of the last tag. The parser treats everything after the name of a closing tag as part of the next text. */
  private afterTag = 0;
  /** The depth of open elements inside the outermost element that is not natural language. */
  private depth = 0;

  constructor(private readonly source: string) {}

  text({ startIndex, endIndex }: Place, shown: string): void {
    const start = Math.max(startIndex, this.afterTag);
    const end = endIndex + 1;
    // Some references represent two characters and are reported twice.
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
