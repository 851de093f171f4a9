import type { Font, Glyph } from 'fontkit';

/** An invisible character that no text contains. */
const NO_CHARACTER = 0x200b;

/**
 * Prepares a font for pdfkit: every text can be laid out, regardless of earlier texts, and each glyph maps to the
 * character that it shows, so that readers can find and copy text. For the parts of a letter that a font composes (`ọ`
 * from `o` and a dot), fontkit maps the first part to the whole letter and the other parts to nothing.
 */
export function prepared(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  // fontkit caches a glyph with the characters of its first use and shapes later texts with them.
  font.getGlyph = (id, characters = []) => withCharacters(getGlyph(id), characters);
  const layout = font.layout.bind(font);
  const charactersByGlyph = new Map<number, readonly number[]>();
  font.layout = (text, features) => {
    const run = layOut(layout, text, features);
    run.glyphs = run.glyphs.map((glyph) => {
      const characters = charactersByGlyph.get(glyph.id) ?? ownCharacter(glyph.id, font);
      charactersByGlyph.set(glyph.id, characters);
      return withCharacters(glyph, charactersOf(glyph, characters));
    });
    return run;
  };
  return font;
}

/** Wraps a glyph. */
function withCharacters(glyph: Glyph, codePoints: readonly number[]): Glyph {
  return Object.assign(Object.create(glyph) as Glyph, { codePoints });
}

const WITHOUT_MARKS = { abvm: false, blwm: false, mark: false, mkmk: false };

/**
 * A font may leave out the anchor of a letter for a mark, for example in Khmer, and fontkit then throws a TypeError:
 * the marks of such a text are placed by their glyphs alone.
 */
function layOut(layout: Font['layout'], ...[text, features]: Parameters<Font['layout']>) {
  try {
    return layout(text, features);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return layout(text, WITHOUT_MARKS);
  }
}

/** The characters from the font, if it maps the glyph. */
function charactersOf({ codePoints }: Glyph, fromFont: readonly number[]): readonly number[] {
  if (codePoints.length > 1) return codePoints; // a ligature
  if (fromFont.length > 0) return fromFont;
  return codePoints.length === 1 ? codePoints : [NO_CHARACTER];
}

function ownCharacter(id: number, font: Font): readonly number[] {
  const texts = font.stringsForGlyph(id).map((text) => Array.from(text.normalize('NFKC')));
  const single = texts.find(({ length }) => length === 1) ?? [];
  return single.map((character) => character.codePointAt(0) ?? NO_CHARACTER);
}
