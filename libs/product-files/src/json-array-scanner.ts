/** The text of an item of an array. */
export interface ScannedItem {
  /** The line where it begins, from 1. */
  line: number;
  raw: string;
}

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/** Divides the text of a JSON array into its items, so that a large file is never completely in memory. */
export class JsonArrayScanner {
  private depth = 0;
  private line = 1;
  private inString = false;
  private isEscaped = false;
  private isDone = false;
  /** The item that has begun. */
  private text = '';
  private startLine = 0;
  private hasBegun = false;

  /**
   * @returns the items that are complete
   * @throws SyntaxError if the text is not an array
   */
  add(chunk: string): ScannedItem[] {
    const items: ScannedItem[] = [];
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const char = chunk.charAt(index);
      if (char === '\n') this.line += 1;
      if (this.isString(char) || isBlank(char)) continue;
      if (this.depth === 0) {
        this.begin(char);
        start = index + 1;
      } else if (this.endsItem(char)) {
        this.text += chunk.slice(start, index);
        start = index + 1;
        items.push(...this.take());
        this.isDone = char === ']';
        if (this.isDone) this.depth = 0;
      } else this.enter(char);
    }
    if (this.depth > 0) this.text += chunk.slice(start);
    return items;
  }

  /** @throws SyntaxError if the array has not ended */
  end(): void {
    if (!this.isDone) throw new SyntaxError(`the array does not end (line ${this.line})`);
  }

  /** Whether the character belongs to a string, in which brackets and commas mean nothing. */
  private isString(char: string): boolean {
    if (!this.inString) {
      this.inString = char === '"' && this.depth > 0;
      if (this.inString) this.beginItem();
      return this.inString;
    }
    if (this.isEscaped) this.isEscaped = false;
    else if (char === '\\') this.isEscaped = true;
    else if (char === '"') this.inString = false;
    return true;
  }

  private begin(char: string): void {
    if (this.isDone || char !== '[') {
      throw new SyntaxError(`line ${this.line}: a JSON array is expected`);
    }
    this.depth = 1;
  }

  private endsItem(char: string): boolean {
    return this.depth === 1 && (char === ',' || char === ']');
  }

  private enter(char: string): void {
    this.beginItem();
    if (OPENING.has(char)) this.depth += 1;
    if (CLOSING.has(char)) this.depth -= 1;
  }

  private beginItem(): void {
    if (!this.hasBegun) this.startLine = this.line;
    this.hasBegun = true;
  }

  private take(): ScannedItem[] {
    const items = this.hasBegun ? [{ line: this.startLine, raw: this.text.trim() }] : [];
    this.text = '';
    this.hasBegun = false;
    return items;
  }
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === '\uFEFF';
}
