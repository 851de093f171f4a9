/** Writes docs/data-model.md: `npm run data-model:write`. */
import { writeFileSync } from 'node:fs';
import { dataModel } from './data-model.js';

writeFileSync('docs/data-model.md', await dataModel());
