import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../preferences/languages.js';

type Language = Exclude<keyof typeof LANGUAGES, 'en'>;
type Texts = { readonly [name: string]: string | Texts };

const source = path.join(import.meta.dirname, '..');
const folders = globSync('**/messages.ts', { cwd: source })
  .map((file) => path.dirname(file))
  .toSorted();
const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en') as Language[];

async function english(): Promise<Texts> {
  const texts = folders.map(async (folder) => {
    const { messages } = (await import(`../${folder}/messages.js`)) as { messages: Texts };
    return [folder, messages] as const;
  });
  // A member that is undefined is in no JSON.
  return JSON.parse(JSON.stringify(Object.fromEntries(await Promise.all(texts)))) as Texts;
}

function translation(language: Language): Texts {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `${language}.json`), 'utf8'));
}

const PLURAL = new Set<string>(['zero', 'one', 'two', 'few', 'many', 'other']);

function isPlural(texts: Texts): boolean {
  return 'other' in texts && Object.keys(texts).every((name) => PLURAL.has(name));
}

const holesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** The texts of `wanted` that `given` lacks, or has with other holes, in the shape of a translation. */
function lacking(original: Texts, translated: Texts, language: Language): Texts {
  const texts = Object.entries(original).flatMap(([name, text]): [string, string | Texts][] => {
    const translatedText = translated[name];
    if (typeof text === 'string') {
      const same =
        typeof translatedText === 'string' && `${holesOf(translatedText)}` === `${holesOf(text)}`;
      return same ? [] : [[name, text]];
    }
    if (isPlural(text))
      return isTranslatedPlural(text, translatedText, language) ? [] : [[name, text]];
    const rest = lacking(text, typeof translatedText === 'object' ? translatedText : {}, language);
    return Object.keys(rest).length === 0 ? [] : [[name, rest]];
  });
  return Object.fromEntries(texts);
}

/** Each form may leave the number out where it stands for one number only: in Portuguese, `one` is also for 0. */
function isTranslatedPlural(
  original: Texts,
  translated: string | Texts | undefined,
  language: Language,
): boolean {
  if (typeof translated !== 'object' || !isPlural(translated)) return false;
  const { one = '', other = '' } = translated as Record<string, string>;
  const holes = holesOf(original['other'] as string);
  const isForZero = new Intl.PluralRules(LANGUAGES[language].locale).select(0) === 'one';
  const needed = isForZero ? holes : holes.filter((hole) => holesOf(one).includes(hole));
  return one !== '' && `${holesOf(other)}` === `${holes}` && `${holesOf(one)}` === `${needed}`;
}

function pathsOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' || isPlural(text)
      ? [name]
      : pathsOf(text).map((rest) => `${name}.${rest}`),
  );
}

describe('the translations of the console', () => {
  it.each(folders)('contain the texts of %s under the name of the folder', (folder) => {
    const code = readFileSync(path.join(source, folder, 'messages.ts'), 'utf8');
    expect(code).toContain(`translated('${folder}', {`);
  });

  // On failure: the English texts to translate, in the shape of the file of the language.
  it.each(languages)(
    'in %s lack no text of the console, and no hole of a text',
    async (language) => {
      const missing = lacking(await english(), translation(language), language);
      expect(JSON.stringify(missing, undefined, 2)).toBe('{}');
    },
  );

  it.each(languages)('in %s have no text that the console does not have', async (language) => {
    const englishPaths = new Set(pathsOf(await english()));
    expect(
      pathsOf(translation(language)).filter((translatedPath) => !englishPaths.has(translatedPath)),
    ).toEqual([]);
  });
});
