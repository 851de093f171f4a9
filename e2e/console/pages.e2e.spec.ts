import { consoleUnderTest } from '../support/console/console-under-test.js';
import { pagesSuite } from './pages.suite.js';
import { settingsSuite } from './settings.suite.js';

// In this order in one stack: the pictures of the pages show what the demo leaves, and nothing else.
const on = consoleUnderTest('console_pages');
pagesSuite(on);
settingsSuite(on);
