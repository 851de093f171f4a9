import fc from 'fast-check';
import { visibleLength } from '../../skus/domain/characters.js';
import { MAX_EVENT_TEXT_BYTES, fitText, isUsable, splitByEventSize } from './fit-text.js';

const source = { name: 'Blue shirt', description: 'A blue shirt.', color: 'Blue', size: 'M' };

describe('localized texts within our own limits (decisions 1.6, 3.8)', () => {
  it('do not change if they fit, and gain no member', () => {
    expect(fitText({ ...source, name: 'Camisa azul' }, source)).toEqual({
      ...source,
      name: 'Camisa azul',
    });
    const { name, description } = source;
    expect(fitText(source, { name, description })).toEqual({ name, description });
  });

  it('have a title that is cut after the last word that fits', () => {
    const name = `${'azul '.repeat(39)}marinho escuro`;
    expect(fitText({ ...source, name }, source).name).toBe('azul '.repeat(39).trimEnd());
    const exact = `${'x'.repeat(200)} y`;
    expect(fitText({ ...source, name: exact }, source).name).toBe('x'.repeat(200));
    expect(fitText({ ...source, name: `x ${'y'.repeat(300)}` }, source).name).toHaveLength(200);
  });

  it('have a title that is counted and cut in grapheme clusters', () => {
    const name = 'की '.repeat(67).trim();
    expect(fitText({ ...source, name: `${name}x` }, source).name).toBe(`${name}x`);
    const families = '👨‍👩‍👧'.repeat(110);
    expect(fitText({ ...source, name: families }, source).name).toBe('👨‍👩‍👧'.repeat(102));
  });

  it('have an uncut description if it is HTML', () => {
    const description = `<p class="blue">${'azul '.repeat(4_000)}</p>`;
    expect(fitText({ ...source, description }, source).description).toBe(source.description);
  });

  it('have the merchant’s colour and size if the translation is too long, and the merchant’s text if the translation is empty', () => {
    const said = { name: ' ', description: '', color: 'x'.repeat(513), size: '\n' };
    expect(fitText(said, source)).toEqual(source);
    expect(fitText({ ...said, color: '' }, { ...source, color: '' }).color).toBe('');
  });

  it('are never over a limit, never end inside a character, and are not empty if the source is not', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 600 });
    const long = fc.tuple(words, fc.constantFrom(1, 60)).map(([text, n]) => text.repeat(n));
    const texts = fc.record({ name: long, description: long, color: long, size: long });
    fc.assert(
      fc.property(texts, (said) => {
        const fitted = fitText(said, source);
        expect(visibleLength(fitted.name)).toBeLessThanOrEqual(200);
        expect([...fitted.name].length).toBeLessThanOrEqual(512);
        expect([...fitted.description].length).toBeLessThanOrEqual(20_000);
        for (const text of Object.values(fitted)) {
          expect(text.isWellFormed()).toBe(true);
          expect(text.trim()).not.toBe('');
        }
      }),
    );
  });

  it('have only characters that a store accepts', () => {
    expect(isUsable('Azul', 'Blue')).toBe(true);
    expect(isUsable('', ' ')).toBe(true);
    expect(isUsable(' ', 'Blue')).toBe(false);
    expect(isUsable('Az\0ul', 'Blue')).toBe(false);
    expect(isUsable('Az\ud800', 'Blue')).toBe(false);
  });

  it('are published in order, in no more parts than their size requires, each below the size limit of an event', () => {
    const long = fc
      .tuple(fc.constantFrom('a', 'é', '語', '😀', '\u0001'), fc.integer({ min: 0, max: 20_000 }))
      .map(([unit, count]) => ({ name: 'x', description: unit.repeat(count) }));
    const locale = fc.stringMatching(/^[a-z]{2}-[A-Z]{2}$/);
    const size = (texts: Map<string, unknown>) =>
      Buffer.byteLength(JSON.stringify(Object.fromEntries(texts)));
    fc.assert(
      fc.property(fc.array(fc.tuple(locale, long), { maxLength: 20, size: 'max' }), (entries) => {
        const localized = new Map(entries);
        const parts = splitByEventSize(localized);
        expect(parts.flatMap((part) => [...part])).toEqual([...localized]);
        for (const [index, part] of parts.entries()) {
          expect(size(part)).toBeLessThanOrEqual(MAX_EVENT_TEXT_BYTES);
          const [next] = parts[index + 1] ?? [];
          // The first text of the next part does not fit into this one, except for the few bytes around each text.
          if (next)
            expect(size(new Map([...part, next]))).toBeGreaterThan(MAX_EVENT_TEXT_BYTES - 100);
        }
        expect(parts.length === 1 || parts.every((part) => part.size > 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
