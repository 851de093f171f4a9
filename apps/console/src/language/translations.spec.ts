import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');
const folders = globSync('**/messages.ts', { cwd: source })
  .map((file) => path.dirname(file))
  .filter((folder) => folder !== 'design-page')
  .toSorted();

async function english(): Promise<Record<string, object>> {
  const texts = folders.map(async (folder) => {
    const { messages } = (await import(path.join(source, folder, 'messages.js'))) as {
      messages: object;
    };
    return [folder, messages] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
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

/** Every text with its holes, but for plural forms, of which each language has its own. */
function shapeOf(all: Record<string, object>): Record<string, string[]> {
  const texts = Object.entries(all).flatMap(([folder, value]) => textsOf(value, folder));
  return Object.fromEntries(
    texts
      .filter(([at]) => !/\.(zero|one|two|few|many)$/.test(at))
      .map(([at, text]) => [at, holesOf(text)]),
  );
}

it.each(folders)('the texts of %s are translated under the name of their folder', (folder) => {
  const code = readFileSync(path.join(source, folder, 'messages.ts'), 'utf8');
  expect(code).toContain(`translated('${folder}', {`);
});

it.each(['pt', 'es'])('the texts in %s have the members and the holes of the English ones', async (language) => {
  expect(shapeOf(translation(language))).toEqual(shapeOf(await english()));
});
