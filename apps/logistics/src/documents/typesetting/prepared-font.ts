import type { Font, Glyph } from 'fontkit';

/** Not visible, and no character that a text could have in its place. */
const NO_CHARACTER = 0x200b;

/** The features that position marks. */
const MARKS = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * Prepares a font for pdfkit: every text can be laid out, and each glyph names the character that it shows, by which
 * readers find and copy text. fontkit gives the parts of a letter that a font composes (`ọ` of `o` and a dot) the
 * letter itself and nothing, also where a part is used alone.
 */
export function prepared(font: Font): Font {
  skipMissingAnchors(font);
  const layout = font.layout.bind(font);
  const named = new Map<number, Glyph>();
  font.layout = (text, features) => {
    const run = orElse(
      () => layout(text, features),
      () => layout(text, MARKS),
    );
    run.glyphs = run.glyphs.map((glyph) => {
      const known = named.get(glyph.id) ?? withCharacters(glyph, font);
      named.set(glyph.id, known);
      return known;
    });
    return run;
  };
  return font;
}

/** A view of the glyph: fontkit goes on with its own, and would hide one that names an invisible character. */
function withCharacters(glyph: Glyph, font: Font): Glyph {
  return Object.create(glyph, { codePoints: { value: charactersOf(glyph, font) } }) as Glyph;
}

type ApplyAnchor = (mark: { markAnchor: unknown }, base: unknown, at: number) => void;

/** The parts of fontkit that position marks; its types leave them out. */
interface WithMarks {
  _layoutEngine: { engine?: { GPOSProcessor?: { applyAnchor: ApplyAnchor } } };
}

/** A font may leave out the anchor of a letter for a mark, for example in Khmer; fontkit fails on such a text. */
function skipMissingAnchors(font: Font): void {
  // oxlint-disable-next-line no-underscore-dangle -- fontkit has no public way to it
  const processor = (font as unknown as WithMarks)._layoutEngine.engine?.GPOSProcessor;
  if (processor === undefined) return;
  const applyAnchor = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, base, at) => {
    if (mark.markAnchor && base) applyAnchor(mark, base, at);
  };
}

/** fontkit also fails on a mark after a ligature that it met in another text first. */
function orElse<T>(first: () => T, second: () => T): T {
  try {
    return first();
  } catch {
    return second();
  }
}

/** By the font if it has a character for the glyph, whatever the glyph is used for first. */
function charactersOf({ id, codePoints }: Glyph, font: Font): number[] {
  if (codePoints.length > 1) return codePoints; // a ligature
  const own = font
    .stringsForGlyph(id)
    .map((text) => Array.from(text.normalize('NFKC'), (one) => one.codePointAt(0) ?? NO_CHARACTER))
    .find(({ length }) => length === 1);
  return own ?? (codePoints.length === 1 ? codePoints : [NO_CHARACTER]);
}
