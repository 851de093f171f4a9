/** Writes the facts of the API document that the command line uses; part of `npm run openapi:write`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationFactsFile } from './operation-facts.js';

const { file, content } = await operationFactsFile();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, content);
