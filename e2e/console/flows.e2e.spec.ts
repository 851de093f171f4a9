import { consoleUnderTest } from '../support/console/console-under-test.js';
import { bulkSuite } from './bulk.suite.js';
import { catalogueSuite } from './catalogue.suite.js';
import { categoriesSuite } from './categories.suite.js';
import { draftsSuite } from './drafts.suite.js';
import { eventsPageSuite } from './events-page.suite.js';
import { languageSuite } from './language.suite.js';
import { listsSuite } from './lists.suite.js';
import { messagesSuite } from './messages.suite.js';
import { ordersSuite } from './orders.suite.js';
import { pricesSuite } from './prices.suite.js';
import { reviewSuite } from './review.suite.js';
import { settingsSuite } from './settings.suite.js';
import { termsSuite } from './terms.suite.js';
import { uploadSuite } from './upload.suite.js';
import { webhooksSuite } from './webhooks.suite.js';

// In this order in one stack: the first suite counts all SKUs of its merchant, the settings suite changes a rate, and
// the last stops a service.
const on = consoleUnderTest('console_flows', { examines: process.env['PAGE_FAULTS'] === 'all' });
const suites = [
  catalogueSuite,
  uploadSuite,
  reviewSuite,
  webhooksSuite,
  ordersSuite,
  listsSuite,
  bulkSuite,
  pricesSuite,
  settingsSuite,
  draftsSuite,
  languageSuite,
  eventsPageSuite,
  termsSuite,
  categoriesSuite,
  messagesSuite,
];
for (const suite of suites) {
  describe('In the console', () => {
    suite(on);
    afterAll(() => on.browser.closePages());
  });
}
