import { readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.js';

it('the types and streams of @entrepot/events are what the contracts say', async () => {
  for (const { file, source } of await generatedFiles()) {
    expect({ file, source: readFileSync(file, 'utf8') }).toEqual({ file, source });
  }
});
