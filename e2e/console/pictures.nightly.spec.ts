import { eventually } from '#testing';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import { seedSandbox, type SeededRecords } from '../../tools/seed/seed-sandbox.js';
import { consoleUnderTest } from '../support/console/console-under-test.js';
import { takePicture } from '../support/console/pictures.js';
import { sendOfLaterVersion } from '../support/parked.js';

interface Shown extends SeededRecords {
  /** The form that the page Messages has in its address. */
  parked: string;
}

/** A client, a path below `/console`, and a locator that is visible once the page is complete. */
type Picture = [clientId: string, path: (shown: Shown) => string, ready: string];

/** By the name of the picture in docs/console.md. */
const PICTURES: Readonly<Record<string, Picture>> = {
  home: ['OPS', () => '/', '.chart svg'],
  system: ['OPS', () => '/system', '.sparkline'],
  order: ['OPS', ({ orderId }) => `/orders/${orderId}`, 'h2:text-is("Timeline")'],
  message: ['OPS', ({ parked }) => `/messages?open=${parked}`, 'section[aria-label^="Schema of"]'],
  localization: ['ACME', () => '/localization', 'tr[data-row-key]'],
  sku: [
    'ACME',
    ({ merchantId, skuId }) => `/skus/${merchantId}/${skuId}`,
    'td:has-text("Shown to buyers")',
  ],
  settings: ['OPS', () => '/settings/merchants/ACME', 'main tbody tr'],
};

const on = consoleUnderTest('console_pictures');

/** The pages of a seeded sandbox, and their pictures: `CONSOLE_PICTURES=1 npm run test:nightly -- e2e/console/pictures`. */
describe('The data of npm run seed', () => {
  let shown: Shown;

  beforeAll(async () => {
    const records = await seedSandbox(on.stack.sandbox, () => undefined);
    const { skuId } = records;
    await sendOfLaterVersion(on.stack, skuId);
    await sendOfLaterVersion(on.stack, skuId);
    shown = { ...records, parked: await parkedMessage() };
  }, 300_000);

  it.each(Object.entries(PICTURES))('fills the page %s', async (name, [clientId, path, ready]) => {
    const page = await on.browser.open(clientId, path(shown));
    await page.locator(ready).first().waitFor();
    await takePicture(page, name);
    await page.close();
  });

  async function parkedMessage(): Promise<string> {
    const token = await tokenOf(on.stack.sandbox, 'OPS');
    return eventually(async () => {
      const answer = await fetch(`${on.stack.gateway}/ops/parked-messages`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { messages } = (await answer.json()) as { messages: { service: string; id: string }[] };
      expect(messages).toHaveLength(2);
      return `${messages[0]?.service}.${messages[0]?.id}`;
    });
  }
});
