import { consoleUnderTest } from '../support/console/console-under-test.js';
import { ordersSuite } from './orders.suite.js';
import { pagesSuite } from './pages.suite.js';
import { settingsSuite } from './settings.suite.js';

// In this order in one stack: the pictures of the pages show what the demo leaves, and the settings change a rate.
const on = consoleUnderTest('console_pages');
pagesSuite(on);
ordersSuite(on);
settingsSuite(on);
