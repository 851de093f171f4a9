import fc from 'fast-check';
import { adjectives, materials, nouns } from './glossary-data.js';
import { fromGlossary } from './glossary-translator.js';
import { locales } from './glossary.js';
import { partsOf } from './text-parts.js';

const words = (text: string, brand = '') =>
  partsOf(text, brand)
    .filter(({ kind }) => kind === 'words')
    .map(({ source }) => source);

const inPortuguese = (description: string, brand = '') =>
  fromGlossary({ locale: 'pt-BR', text: { name: 'A shirt', description }, brand }).text.description;

describe('a translation (decision 3.8)', () => {
  it.each([
    ['<p class="black shirt" style="color: red">red</p>', ['red']],
    ['<img src=/black/shirt.jpg alt="red shirt"><BR/>shirt', ['shirt']],
    ['<style>.red { color: red }</style><script>black = "red"</script>red', ['red']],
    ['<!-- red --><![CDATA[red]]><?red?>red', ['red']],
    ['<code>red = black</code> or <b translate="no">red</b> shirt', [' or ', ' shirt']],
    ['<iframe src="/red"><a title="red shirt">red</a></iframe>red', ['red']],
    ['red < black, 3 > 2 <3', ['red < black, 3 > 2 <3']],
    ['red <b colo', ['red ']],
    ['Black&nbsp;shirt &amp; shoe', ['Black', 'shirt ', ' shoe']],
    ['algod&oacute;n rojo', [' rojo']],
    ['red hand&shy;bag', ['red ']],
  ])('does not change the markup and character references of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    'https://shop.example/black/shirt.jpg?color=red',
    'HTTP://BLACK.COM/RED',
    'https://a.example/b?x=1&amp;color=red',
    '//cdn.black.com/red',
    'app://black/red',
    'www.black.com/red-shirt',
    'black.com.br',
    'shop.black',
    'red@black.com',
    'mailto:red@black.com',
    '/black/shirt.jpg',
    '../black/red',
    String.raw`C:\black\red`,
    'images/black/shirt.jpg',
    'black_shirt',
    'black.jpg',
    'BLACK.SHIRT',
    'BLACK-001',
    'black-001',
    'X200-RED',
    'color=red',
    '#black',
    'C:/black',
    String.raw`images\black`,
    'red@black',
    '@red',
    '{{ black }}',
    '{red}',
  ])('does not change the address or code %j', (code) => {
    expect(words(`red ${code} black`).map((part) => part.trim())).toEqual(['red', 'black']);
    expect(inPortuguese(`A red shirt (${code}), black.`)).toBe(
      `A camisa vermelha (${code}), preto.`,
    );
  });

  it.each([
    ['Black/White', ['Black/White']],
    ['red,https://a.example/black,', ['red,', ',']],
    ['“www.black.com”red <red@black.com>black', ['“', '”red ', 'black']],
    ['Color:Black', ['Color:Black']],
    ['Made of cotton.Black shirt', ['Made of cotton.Black shirt']],
    ['100% cotton, 3-piece', ['100% cotton, 3-piece']],
  ])('translates the words of %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['Black Diamond', 'Black Diamond harness, black', 'Black Diamond harness, preto'],
    ['Black Diamond', 'BLACK  DIAMOND: black', 'BLACK  DIAMOND: preto'],
    ['black diamond', 'Black Diamond’s red shirt', 'Black Diamond’s camisa vermelha'],
    ['Black Diamond', '<b>Black</b> Diamond <i>black</i>', '<b>Black</b> Diamond <i>preto</i>'],
    ['Black & White', 'Black &amp; White shirt', 'Black &amp; White camisa'],
    ['Café Négro'.normalize('NFD'), 'Café Négro, red', 'Café Négro, vermelho'],
    ['Red', 'Red: red shirt by RED', 'Red: camisa vermelha by RED'],
    ['red', 'RED: Red, red', 'RED: Red, red'],
    ['(+)', 'red (+)', 'vermelho (+)'],
  ])('does not change the brand %j anywhere in the text', (brand, text, expected) => {
    expect(inPortuguese(text, brand)).toBe(expected);
  });

  it('detects the language by the words only', () => {
    const text =
      '<p class="the red black shirt of cotton">Camiseta roja <a href="/the/red/shirt">.</a></p>';
    const { description } = fromGlossary({
      locale: 'pt-BR',
      text: { name: 'Polo', description: text },
    }).text;
    expect(description).toContain('>Camiseta vermelha <');
  });

  it('finds words whose letters are decomposed', () => {
    expect(inPortuguese('Camiseta de algodón'.normalize('NFD'))).toBe('Camiseta de algodão');
  });

  it('divides any text without changing it', () => {
    const markup = fc.constantFrom(
      '<b>',
      '</b>',
      '</p>',
      '<p ',
      '<!--',
      '-->',
      '&amp;',
      '&',
      '<code>',
      '"',
      '/',
    );
    const text = fc.array(
      fc.oneof(markup, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(text, fc.string(), (pieces, brand) => {
        const whole = pieces.join('');
        expect(
          partsOf(whole, brand)
            .map(({ source }) => source)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});

/** English words that no translation of any text contains. */
const english = ((): string[] => {
  const lines = [adjectives, materials, nouns].join('').trim().split(/\n+/);
  const cells = lines.map((line) => line.split('|'));
  const translated = new Set(
    cells.flatMap(([, ...translations]) => translations.join(' ').split(/[\s,/]+/)),
  );
  const first = cells.map(([en = '']) => en.trim().split(/[/,]/)[0] ?? '');
  return first.filter((word) => /^[a-z]+$/.test(word) && !translated.has(word));
})();

const word = fc.constantFrom(...english);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const url = fc
  .tuple(fc.constantFrom('https://shop.example/', 'http://www.', '/'), word, word)
  .map(([start, a, b]) => `${start}${a}.com/${b}.jpg`);
const attribute = fc.oneof(
  url.map((href) => `href="${href}"`),
  phrase.map((value) => `class='${value}'`),
  phrase.map((value) => `style="color: ${value}"`),
  word.map((value) => `data-${value}=${value}`),
);
const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { minLength: 1, maxLength: 5 }).map((nodes) => nodes.join(' ')),
  node: fc.oneof(
    { maxDepth: 3 },
    phrase,
    url,
    fc.constantFrom('<br>', '<BR />', '<hr/>', '&nbsp;', '&amp;', '&#8217;'),
    phrase.map((text) => `<!-- ${text} -->`),
    fc
      .tuple(fc.constantFrom('p', 'LI', 'b', 'a', 'h2', 'td'), fc.array(attribute), tie('html'))
      .map(([tag, attributes, inner]) => `<${[tag, ...attributes].join(' ')}>${inner}</${tag}>`),
  ),
}));

const TAG = /<!--.*?-->|<[^>]*>/g;
const URL_IN_TEXT = /(?:https?:\/)?\/[^\s<"]+/g;

describe('HTML of the words that the glossary knows', () => {
  it('has the same tags and addresses in every locale, and its other words are translated', () => {
    expect(english.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(html, fc.constantFrom(...locales), (description, locale) => {
        const { text } = fromGlossary({ locale, text: { name: 'A shirt', description } });
        const matches = (pattern: RegExp, of: string) => (of.match(pattern) ?? []).toSorted();
        expect(matches(TAG, text.description)).toEqual(matches(TAG, description));
        expect(matches(URL_IN_TEXT, text.description)).toEqual(matches(URL_IN_TEXT, description));
        const remainingText = text.description.replaceAll(TAG, ' ').replaceAll(URL_IN_TEXT, ' ');
        const untranslated = remainingText
          .match(/[a-z]+/g)
          ?.filter((part) => english.includes(part));
        expect(untranslated ?? []).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
