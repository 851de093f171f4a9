import { readFileSync } from 'node:fs';
import { operationFactsFile } from './operation-facts.js';

it('the facts that commands are made of are those of the API document', async () => {
  const { file, content } = await operationFactsFile();
  expect(readFileSync(file, 'utf8')).toBe(content);
});
