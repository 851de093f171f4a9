import fc from 'fast-check';
import type { LocalizedText } from '../../skus/domain/sku.js';
import { adjectives, materials, nouns, words } from './glossary-data.js';
import { GlossaryTranslator } from './glossary-translator.js';
import { languageOf, translateText } from './translate-text.js';

async function inAll(text: LocalizedText): Promise<Record<string, LocalizedText>> {
  const locales = ['pt-BR', 'es-MX', 'es-CL'];
  const texts = await new GlossaryTranslator().translate(
    locales.map((locale) => ({ locale, text })),
  );
  return Object.fromEntries(
    locales.map((locale, index) => [locale, texts[index]?.text as LocalizedText]),
  );
}

describe('the built-in glossary (decision 3.8)', () => {
  it('puts English adjectives after the noun, in its gender and number', () => {
    expect(translateText('Black cotton T-shirt', 'en', 'pt-BR')).toBe('Camiseta de algodão preta');
    expect(translateText('red running shoes', 'en', 'es-MX')).toBe('tenis rojos');
    expect(translateText('red running shoes', 'en', 'es-CL')).toBe('zapatillas rojas');
    expect(translateText('Summer dress with long sleeves', 'en', 'es-CL')).toBe(
      'Vestido de verano con mangas largas',
    );
  });

  it('translates Spanish words into the words of each country', () => {
    const text = 'Zapatillas negras de cuero';
    expect(translateText(text, 'es', 'pt-BR')).toBe('Tênis pretos de couro');
    expect(translateText(text, 'es', 'es-MX')).toBe('Tenis negros de piel');
    expect(translateText(text, 'es', 'es-CL')).toBe('Zapatillas negras de cuero');
  });

  it('does not change unknown words, numbers and signs', () => {
    expect(translateText('Trailmaster X-200 (blue), 100% cotton!', 'en', 'pt-BR')).toBe(
      'Trailmaster X-200 (azul), 100% algodão!',
    );
    expect(translateText('', 'en', 'pt-BR')).toBe('');
    expect(translateText('Black shirt', 'en', 'fr-FR')).toBe('Black shirt');
  });

  it('preserves capitals', () => {
    expect(translateText('BLACK', 'en', 'pt-BR')).toBe('PRETO');
    expect(translateText('Navy Blue', 'en', 'es-MX')).toBe('Azul marino');
    expect(translateText('Algodón O Lana', 'es', 'pt-BR')).toBe('Algodão Ou Lã');
  });

  it('detects the language by its words', () => {
    expect(languageOf('Camiseta de algodón para correr')).toBe('es');
    expect(languageOf('A shirt made of cotton')).toBe('en');
    expect(languageOf('Trailmaster X-200')).toBe('en');
  });

  it('translates colour and size from either language', async () => {
    const texts = await inAll({
      name: 'Camiseta roja de algodón',
      description: 'Camiseta para correr.',
      color: 'Red',
      size: 'L',
    });
    expect(texts['pt-BR']).toMatchObject({ color: 'Vermelho', size: 'G' });
    expect(texts['es-MX']).toMatchObject({ color: 'Rojo', size: 'G' });
    expect(texts['es-CL']).toMatchObject({ color: 'Rojo', size: 'L' });
    const plain = await inAll({ name: 'Polo', description: 'A polo.', size: '42' });
    expect(plain['pt-BR']).toMatchObject({ size: '42' });
    expect(plain['pt-BR']).not.toHaveProperty('color');
  });

  it('has five cells in every line, each with a word', () => {
    for (const line of [adjectives, materials, nouns, words].join('').trim().split('\n')) {
      if (line === '') continue;
      const cells = line.split('|').map((cell) => cell.trim());
      expect([line, cells.length, cells.includes('')]).toEqual([line, 5, false]);
    }
  });

  it('never fails and never touches a text without known words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        translateText(text, 'en', 'pt-BR');
        translateText(text, 'es', 'es-CL');
        expect(translateText(text.replaceAll(/\p{L}/gu, '9'), 'en', 'pt-BR')).toBe(
          text.replaceAll(/\p{L}/gu, '9'),
        );
      }),
    );
  });
});
