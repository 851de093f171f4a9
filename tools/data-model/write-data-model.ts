/** Writes docs/data-model.md: `npm run data-model:write`. It needs Postgres as the tests do. */
import { writeFileSync } from 'node:fs';
import {
  startTestInfrastructure,
  stopTestInfrastructure,
} from '../stack/testing/test-infrastructure.js';
import { readCatalogue } from './catalogue.js';
import { dataModel } from './data-model.js';

await startTestInfrastructure();
try {
  writeFileSync('docs/data-model.md', dataModel(await readCatalogue()));
} finally {
  await stopTestInfrastructure();
}
