import type { Font } from 'fontkit';
import type { Pdf } from '../pdf.js';
import type { Run } from './visual-order.js';
import { fontFilesWith, openFont } from './font-files.js';

/** The standard font, which every PDF reader has and which is not embedded. */
export const STANDARD_FONT = 'Helvetica';

/** The extents above and below the baseline. */
interface Extent {
  ascent: number;
  descent: number;
}

const STANDARD_EXTENT: Extent = { ascent: 0.94, descent: 0.26 };

/** Zero-width joiner and non-joiner, which shape their neighbours. */
const JOINER = /[\u200c\u200d]/u;

/** The fonts of one document; each is opened when a character needs it. */
export class DocumentFonts {
  private readonly opened = new Map<string, Font>();
  private readonly widths = new Map<string, number>();

  /** @param destination ISO 3166 alpha-2; decides between the forms of Chinese characters */
  constructor(
    private readonly pdf: Pdf,
    private readonly destination: string,
  ) {}

  /** The name of a font that has all characters of a grapheme cluster; undefined if there is none. */
  fontWith(cluster: string): string | undefined {
    const characters = Array.from(cluster).filter((character) => !JOINER.test(character));
    for (const file of fontFilesWith(cluster, this.destination)) {
      const font = this.open(file);
      if (
        characters.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      ) {
        return file;
      }
    }
    return undefined;
  }

  /** The width of a text in one font at size 1, in points. */
  widthOf(text: string, font: string): number {
    const key = `${font}\n${text}`;
    const cachedWidth = this.widths.get(key);
    if (cachedWidth !== undefined) return cachedWidth;
    const options = { features: [] };
    const width = this.pdf.font(font).fontSize(1000).widthOfString(text, options) / 1000;
    this.widths.set(key, width);
    return width;
  }

  /** The total width of adjacent runs at size 1, in points. */
  widthOfRuns(runs: readonly Run[]): number {
    return runs.reduce((sum, { text, font }) => sum + this.widthOf(text, font), 0);
  }

  /** The largest ascent and descent of the fonts of a line at size 1, in points. */
  extentOf(runs: readonly Run[]): Extent {
    const extents = runs.map(({ font }) => {
      const opened = this.opened.get(font);
      if (opened === undefined) return STANDARD_EXTENT;
      const { ascent, descent, unitsPerEm } = opened;
      return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm };
    });
    return {
      ascent: Math.max(STANDARD_EXTENT.ascent, ...extents.map(({ ascent }) => ascent)),
      descent: Math.max(STANDARD_EXTENT.descent, ...extents.map(({ descent }) => descent)),
    };
  }

  private open(file: string): Font {
    const openedFont = this.opened.get(file);
    if (openedFont !== undefined) return openedFont;
    const font = openFont(file);
    this.opened.set(file, font);
    // pdfkit takes an opened font; its types do not say so.
    this.pdf.registerFont(file, font as unknown as Uint8Array);
    return font;
  }
}
