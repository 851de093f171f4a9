import { mm, type Box, type Pdf } from '../pdf.js';
import { DocumentFonts } from './document-fonts.js';
import {
  paragraphOf,
  pieceOf,
  withoutSpaceAtEnd,
  type Paragraph,
  type Piece,
  type Span,
} from './paragraph.js';
import { visualRuns, type Run } from './visual-order.js';

/** A line that is ready to print; its size in points, its height in mm. */
export interface Line {
  runs: readonly Run[];
  size: number;
  height: number;
}

type Align = 'left' | 'right' | 'center';

/** The ratio of each tried size to the previous one. */
const SHRINK = 0.94;

/**
 * Prints texts of any script on the pages of one document. Lengths are in mm, sizes in points. No library does it:
 * `@react-pdf/textkit` ends lines of Chinese, Japanese and Thai with hyphens, does not break a word that is wider than
 * a line, and returns glyphs, which pdfkit has no method to print.
 */
export class Typesetter {
  private readonly fonts: DocumentFonts;
  private readonly paragraphs = new Map<string, Paragraph>();

  /** @param destination ISO 3166 alpha-2; decides between the forms of Chinese characters */
  constructor(
    private readonly pdf: Pdf,
    destination: string,
  ) {
    this.fonts = new DocumentFonts(pdf, destination);
  }

  /** Breaks texts into lines of a width. */
  lines(texts: readonly string[], width: number, size: number): Line[] {
    return texts.flatMap((text) => {
      const paragraph = this.paragraph(text);
      const spans = this.wrap(paragraph, mm(width) / size);
      return spans.map(({ start, end }) =>
        this.lineOf(paragraph.clusters.slice(start, end), width, size),
      );
    });
  }

  /** Sets a text on one line, in a smaller size if it would be too wide. */
  oneLine(text: string, width: number, size: number): Line {
    return this.lineOf(this.paragraph(text).clusters, width, size);
  }

  /**
   * Breaks texts into lines in the largest size that fits into a box; undefined if even the smallest size does not fit.
   */
  fitting(
    texts: readonly string[],
    { width, height }: Pick<Box, 'width' | 'height'>,
    sizes: { largest: number; smallest: number },
  ): Line[] | undefined {
    for (let size = sizes.largest; size >= sizes.smallest; size *= SHRINK) {
      const lines = this.lines(texts, width, size);
      if (heightOf(lines) <= height) return lines;
    }
    return undefined;
  }

  /** Prints lines below each other. */
  print(lines: readonly Line[], { x, y, width }: Omit<Box, 'height'>, align: Align = 'left'): void {
    let top = y;
    for (const line of lines) {
      this.printLine(line, { x, y: top, width }, align);
      top += line.height;
    }
  }

  private printLine(line: Line, { x, y, width }: Omit<Box, 'height'>, align: Align): void {
    const { runs, size } = line;
    const free = mm(width) - this.fonts.widthOfRuns(runs) * size;
    let runX = mm(x) + free * { left: 0, center: 0.5, right: 1 }[align];
    const base = mm(y) + this.fonts.extentOf(runs).ascent * size;
    for (const run of runs) {
      const options = { lineBreak: false, features: [], baseline: 'alphabetic' as const };
      this.pdf.font(run.font).fontSize(size).text(run.text, runX, base, options);
      runX += this.fonts.widthOf(run.text, run.font) * size;
    }
  }

  private paragraph(text: string): Paragraph {
    const cachedParagraph = this.paragraphs.get(text);
    if (cachedParagraph !== undefined) return cachedParagraph;
    const paragraph = paragraphOf(text, this.fonts);
    this.paragraphs.set(text, paragraph);
    return paragraph;
  }

  private lineOf(clusters: readonly Run[], width: number, size: number): Line {
    const runs = visualRuns(withoutSpaceAtEnd(clusters));
    const { ascent, descent } = this.fonts.extentOf(runs);
    // Adjacent letters may be wider together than separately.
    const fitting = Math.min(size, mm(width) / this.fonts.widthOfRuns(runs));
    return { runs, size: fitting, height: ((ascent + descent) * size * 25.4) / 72 };
  }

  /** @param width points at size 1 */
  private wrap({ clusters, pieces }: Paragraph, width: number): Span[] {
    const lines: Span[] = [];
    let used = Infinity;
    for (const piece of pieces.flatMap((wholePiece) =>
      this.narrowed(clusters, wholePiece, width),
    )) {
      const last = lines.at(-1);
      if (last && used + piece.printedWidth <= width) last.end = piece.end;
      else {
        lines.push({ start: piece.start, end: piece.end });
        used = 0;
      }
      used += piece.width;
    }
    return lines;
  }

  /** Breaks a piece that is wider than a line after any cluster. */
  private narrowed(clusters: readonly Run[], piece: Piece, width: number): Piece[] {
    if (piece.printedWidth <= width) return [piece];
    const { start, end } = piece;
    return Array.from({ length: end - start }, (_, index) =>
      pieceOf(clusters, start + index, start + index + 1, this.fonts),
    );
  }
}

/** Lengths are in mm. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}
