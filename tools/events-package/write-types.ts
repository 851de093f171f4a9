/** Writes the types and streams of the package `@entrepot/events`; part of `npm run contracts:write`. */
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.js';

for (const { file, source } of await generatedFiles()) writeFileSync(file, source);
