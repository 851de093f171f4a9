import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');
const folders = globSync('**/messages.ts', { cwd: source })
  .map((file) => path.dirname(file))
  .filter((folder) => folder !== 'design-page')
  .toSorted();

async function english(folder: string): Promise<object> {
  const { messages } = (await import(`../${folder}/messages.js`)) as { messages: object };
  return messages;
}

function translation(language: string): Record<string, object> {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, `${language}.json`), 'utf8'));
}

/** Each text with the path of its members: `['orders.title', 'Orders']`. */
function textsOf(value: object, place: string): [string, string][] {
  return Object.entries(value).flatMap(([name, member]): [string, string][] => {
    const at = `${place}.${name}`;
    return typeof member === 'string' ? [[at, member]] : textsOf(member as object, at);
  });
}

const holesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Every text with its holes, except plural forms, of which each language has its own. */
function shapeOf(folder: string, messages: object): Record<string, string[]> {
  return Object.fromEntries(
    textsOf(messages, folder)
      .filter(([at]) => !/\.(zero|one|two|few|many)$/.test(at))
      .map(([at, text]) => [at, holesOf(text)]),
  );
}

describe('the translations of the console', () => {
  it.each(folders)('contain the texts of %s under the name of the folder', (folder) => {
    const code = readFileSync(path.join(source, folder, 'messages.ts'), 'utf8');
    expect(code).toContain(`translated('${folder}', {`);
  });

  it.each(['pt', 'es'])(
    'have the members and the holes of the English texts in %s',
    async (language) => {
      const translated = Object.entries(translation(language));
      expect(translated).not.toEqual([]);
      for (const [folder, messages] of translated)
        expect(shapeOf(folder, messages)).toEqual(shapeOf(folder, await english(folder)));
    },
  );
});
