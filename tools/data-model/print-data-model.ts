/** Prints the tables and columns of all services as Markdown: `npm run data-model`. It needs Postgres as the tests do. */
import {
  startTestInfrastructure,
  stopTestInfrastructure,
} from '../stack/testing/test-infrastructure.js';
import { readCatalog } from './catalog.js';
import { dataModel } from './data-model.js';

await startTestInfrastructure();
try {
  process.stdout.write(dataModel(await readCatalog()));
} finally {
  await stopTestInfrastructure();
}
