import { readFileSync } from 'node:fs';
import { operationFactsFile } from './operation-facts.js';

it('The generated facts of operations match the API document', async () => {
  const { file, content } = await operationFactsFile();
  expect(readFileSync(file, 'utf8')).toBe(content);
});
