import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { ConsoleBrowser } from '../support/console/console-browser.js';
import { demoData } from '../support/console/demo-data.js';
import type { DemoData } from '../support/console/demo-data.js';
import { takePicture } from '../support/console/pictures.js';

interface Case {
  /** Names its picture, where it is one of those in docs/console.md. */
  picture?: string;
  clientId: string | undefined;
  path: (data: DemoData) => string;
  /** On the page once it is complete. */
  ready: string;
}

const ROW = 'tr[data-row-key]';
const TIMELINE = 'h2:text-is("Timeline")';

const CASES: Readonly<Record<string, Case>> = {
  'the log-in': { clientId: undefined, path: () => '/sign-in', ready: 'button[type=submit]' },
  'the overview': {
    picture: 'overview',
    clientId: 'OPS',
    path: () => '/',
    ready: '.sparkline',
  },
  'the parked messages': { clientId: 'OPS', path: () => '/messages', ready: ROW },
  'a parked message': {
    picture: 'message',
    clientId: 'OPS',
    path: ({ parked }) => `/messages?open=${parked}`,
    ready: 'section[aria-label^="Schema of"]',
  },
  'the orders': { picture: 'orders', clientId: 'OPS', path: () => '/orders', ready: ROW },
  'an order': {
    picture: 'order',
    clientId: 'OPS',
    path: ({ orderId }) => `/orders/${orderId}`,
    ready: TIMELINE,
  },
  'the JSON of an order': {
    clientId: 'OPS',
    path: ({ orderId }) => `/orders/${orderId}?raw=true`,
    ready: '[role=tab]',
  },
  'the components': { clientId: 'OPS', path: () => '/design', ready: TIMELINE },
};

/** The pages on what `npm run demo` leaves, and the pictures of them: `CONSOLE_PICTURES=1 npm test -- e2e/console/pages`. */
describe('the pages of the console', () => {
  let stack: TestStack;
  let browser: ConsoleBrowser;
  let data: DemoData;

  beforeAll(async () => {
    stack = await startTestStack({ prefix: 'console_pages' });
    [data, browser] = await Promise.all([demoData(stack), ConsoleBrowser.start(stack)]);
  }, 180_000);

  afterAll(async () => {
    await browser?.stop();
    await stack?.stop();
  });

  it.each(Object.entries(CASES))(
    'have no accessibility faults and fit a narrow screen: %s',
    async (_, { clientId, path, ready }) => {
      expect(await browser.pageFaults(clientId, path(data), ready)).toEqual([]);
    },
  );

  it('show what the demo has made, under the policy', async () => {
    for (const { picture, clientId, path, ready } of Object.values(CASES)) {
      if (picture === undefined || clientId === undefined) continue;
      const page = await browser.open(clientId, path(data));
      await page.locator(ready).first().waitFor();
      await takePicture(page, picture);
      await page.close();
    }
    expect(browser.takeFaults()).toEqual([]);
  });
});
