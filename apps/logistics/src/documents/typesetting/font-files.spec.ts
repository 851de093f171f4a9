import { fontFilesWith, openFont } from './font-files.js';

function fontOf(character: string) {
  const fonts = Array.from(fontFilesWith(character, 'BR'), openFont);
  const font = fonts.find((candidate) =>
    candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  if (font === undefined) throw new Error(`no font has ${character}`);
  return font;
}

describe('the fonts of documents', () => {
  it.each(['Ł', 'Щ', 'Ω', 'ش', 'ש', 'ก', 'न', 'ঢ', 'த', 'ក', 'မ', 'თ', 'አ', 'の', '北', '서'])(
    'have a glyph for %s',
    (character) => {
      expect(fontOf(character).layout(character).glyphs[0]?.id).toBeGreaterThan(0);
    },
  );

  it.each([
    ['JP', 'jp'],
    ['KR', 'kr'],
    ['CN', 'sc'],
    ['BR', 'sc'],
  ])('give Chinese characters the form of %s', (destination, family) => {
    const [file] = fontFilesWith('直', destination);
    expect(file).toContain(`noto-sans-${family}-`);
  });

  it('lay out marks although a letter has no anchor for one of them', () => {
    const { glyphs } = fontOf('ក').layout('កំក៉');
    expect(glyphs.map(({ id }) => id > 0)).toEqual([true, true, true, true]);
  });

  it('show the parts of a composed letter each time', () => {
    const font = fontOf('\u06a2');
    const [first, second] = [font.layout('\u06a2'), font.layout('\u06a2')];
    const shown = first.glyphs.map(({ id }) => id);
    expect(shown).toHaveLength(2);
    expect(second.glyphs.map(({ id }) => id)).toEqual(shown);
  });

  it('map a ligature to its characters, regardless of earlier texts with the same letters', () => {
    const font = fontOf('a');
    font.layout('\u1ecb');
    expect(font.layout('ffi').glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
      Array.from('ffi', (letter) => letter.codePointAt(0)),
    );
  });
});
