import { readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.js';

it('the generated files of @entrepot/client are what the API document says', async () => {
  for (const [file, content] of await generatedFiles()) {
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});
