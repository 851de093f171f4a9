import { consoleUnderTest } from '../support/console/console-under-test.js';
import { pagesSuite } from './pages.suite.js';

pagesSuite(consoleUnderTest('console_pages'));
