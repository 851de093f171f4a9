/** Prints the tables and columns of all services as Markdown: `npm run data-model`. It needs Postgres as the tests do. */
import {
  startTestInfrastructure,
  stopTestInfrastructure,
} from '../stack/testing/test-infrastructure.js';
import { readCatalogue } from './catalogue.js';
import { dataModel } from './data-model.js';

await startTestInfrastructure();
try {
  process.stdout.write(dataModel(await readCatalogue()));
} finally {
  await stopTestInfrastructure();
}
