/** Writes the generated files of the package `@entrepot/client`; part of `npm run openapi:write`. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.js';

for (const [file, content] of await generatedFiles()) writeFileSync(file, content);
