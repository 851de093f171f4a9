import type { Locator, Page, Route } from 'playwright-core';
import { eventually } from '#testing';
import { tShirt } from '../../tools/requests/product-body.js';
import { AnsweringReceiver } from '../support/console/answering-receiver.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import {
  choose,
  enter,
  enterMoment,
  pressButton,
  untilFocused,
} from '../support/console/keyboard.js';
import { Merchant, type Json } from '../support/merchant.js';

/** Has no other events and endpoints in the stack. */
const OWNER = 'MANUAL';
const ROW = 'tr[data-row-key]';
const ID = /[0-9a-f-]{36}/;
const ACTS = /^(Change|Create|Delete|Disable|Enable|Replay|Retry|Rotate|Send)/;
const HOUR_MS = 3_600_000;

export const webhooksSuite = (on: ConsoleUnderTest) =>
  describe('the console’s events and webhooks', () => {
    let merchant: Merchant;
    /** Each is the subject of its own events. */
    let skuIds: string[];
    let skuId: string;
    /** The id of the only endpoint, once it is created. */
    let endpoint: string;
    let stock = 10;

    const receiver = new AnsweringReceiver();

    beforeAll(async () => {
      await receiver.start();
      merchant = await Merchant.logIn(on.stack, OWNER);
      const { body } = await merchant.api.send<Json>('POST', '/ext/merchant/skus', tShirt('HOOK'));
      skuIds = body.map((sku: Json) => sku.skuId);
      skuId = skuIds[0] ?? '';
    }, 180_000);

    afterAll(() => receiver.stop());

    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (page: Page) => page.getByRole('dialog');
    const delivery = (page: Page) =>
      page.getByRole('link', { name: /Open the delivery of inventory\.changed/ }).first();
    const deliveries = async (query = ''): Promise<Json[]> =>
      (await merchant.get(`/ext/webhooks/endpoints/${endpoint}/deliveries${query}`)).deliveries;
    const said = (page: Page, text: string) =>
      dialog(page).getByText(text, { exact: true }).first();

    /** Changes the stock and waits until webhooks has the event. @returns the number of such events */
    async function happen(): Promise<number> {
      const read = async (): Promise<number> =>
        (await merchant.get('/ext/events?types=inventory.changed')).events.length;
      const before = await read();
      stock += 1;
      await merchant.setStock(skuId, stock);
      return eventually(async () => {
        const after = await read();
        expect(after).toBeGreaterThan(before);
        return after;
      });
    }

    it('A merchant creates an endpoint, copies its secret, and sees its answer to a test', async () => {
      const page = await on.browser.open(OWNER, '/webhooks');
      await page.getByText('There are no endpoints yet').waitFor();
      await page.getByText('entrepot listen --forward-to').waitFor();
      await button(page, 'Create an endpoint').click();
      await untilFocused(dialog(page));
      await page.keyboard.press('Enter');
      await dialog(page).getByText('This field is required.').first().waitFor();
      await page.keyboard.type(receiver.url);
      const types = dialog(page).getByRole('combobox', { name: 'Types of events' });
      await choose(types, 'inventory.changed');
      await pressButton(button(page, 'Create'));
      const secret = dialog(page).getByRole('region', { name: 'Secret of the endpoint' });
      expect(await secret.textContent()).toMatch(/^whsec_/);
      await button(page, 'I have saved it').click();
      await page.waitForURL(/\/webhooks\/[0-9a-f-]{36}$/);
      endpoint = page.url().split('/').at(-1) ?? '';

      await button(page, 'Send a test').click();
      await button(page, 'Send').click();
      await page.waitForURL(/open=[0-9a-f-]{36}$/);
      await page.reload();
      await dialog(page).getByRole('heading', { name: 'Attempt 1' }).waitFor();
      await said(page, 'delivered').waitFor();
      await dialog(page).getByRole('region', { name: 'Answer of attempt 1' }).waitFor();
      await said(page, 'thanks').waitFor();
      expect(await dialog(page).getByText('whsec_').count()).toBe(0);
      await page.close();
    });

    it('A merchant sees why an attempt failed, and resends the event once the receiver works', async () => {
      receiver.status = 500;
      await happen();
      const page = await on.browser.open(OWNER, `/webhooks/${endpoint}`);
      await page.getByRole('link', { name: 'waiting', exact: true }).click();
      await page.waitForURL(/deliveries=waiting$/);
      await delivery(page).click();
      await said(page, 'failed').waitFor();
      await said(page, 'out of order').waitFor();
      await button(page, 'Retry').click();
      receiver.status = 200;
      await button(page, 'Send again').click();
      await page.getByText('The delivery is sent again.').waitFor();
      await said(page, 'thanks').waitFor();
      await page.close();
    });

    it('The home page links to a failing endpoint, whose failed deliveries are retried', async () => {
      receiver.status = 500;
      for (const id of skuIds) await merchant.setStock(id, 30);
      await eventually(async () => expect(await deliveries('?state=failed')).toHaveLength(4));
      const page = await on.browser.open(OWNER, '/');
      const press = async (target: Locator): Promise<void> => {
        await target.focus();
        await page.keyboard.press('Enter');
      };
      await page.getByRole('link', { name: 'Webhooks (1 needs attention)' }).waitFor();
      expect(await page.getByText('Nothing needs attention.').count()).toBe(0);
      await press(page.getByRole('link', { name: /^1 Failing webhook endpoints oldest: \d+ / }));
      await page.waitForURL(/\/webhooks\?state=failing$/);
      await page.getByRole('link', { name: receiver.url }).waitFor();
      await page.getByText('Last answer: 500').waitFor();
      await page.getByText(/^Failed in the last 24 hours: \d+ of \d+ attempts/).waitFor();
      await page.getByText(/^Since \d/).waitFor();
      expect(await page.locator(ROW).count()).toBe(1);

      await press(button(page, 'Retry failed'));
      await dialog(page)
        .getByText(/^The endpoint was created at /)
        .waitFor();
      await press(button(page, 'Count events'));
      await dialog(page)
        .getByText(/^Number of events to send: 4\. From /)
        .waitFor();
      receiver.status = 200;
      await press(button(page, 'Retry'));
      await page.getByText('The retry has started.').waitFor();
      await page.getByText('No endpoints match these filters').waitFor();
      await page.close();
    });

    it('A merchant retries the selected deliveries only', async () => {
      const retries = async (): Promise<Json[]> =>
        (await deliveries()).filter(
          ({ cause, state }) => `${cause} ${state}` === 'retry delivered',
        );
      const { length } = await retries();
      const page = await on.browser.open(OWNER, `/webhooks/${endpoint}?deliveries=delivered`);
      await page.locator(ROW).nth(2).waitFor();
      for (const key of ['j', 'Space', 'j', 'Shift+Space']) await page.keyboard.press(key);
      await button(page, 'Retry deliveries').press('Enter');
      await dialog(page).getByRole('button', { name: 'Retry deliveries' }).press('Enter');
      await page.getByText('All 2 done.').waitFor();
      await eventually(async () => expect(await retries()).toHaveLength(length + 2));
      await page.close();
    });

    it('An operator disables an endpoint, which the home page counts, and enables it with the missed events', async () => {
      const page = await on.browser.open('OPS', `/webhooks?merchant=${OWNER}`);
      await page.getByRole('link', { name: receiver.url }).click();
      await button(page, 'Disable').click();
      await button(page, 'Disable endpoint').click();
      await page.locator('header .badge').filter({ hasText: 'on request' }).waitFor();
      expect(await button(page, 'Send a test').count()).toBe(0);
      await happen();

      await page.goto(on.browser.address('/'));
      await page.getByRole('link', { name: /^1 Disabled webhook endpoints/ }).click();
      await page.waitForURL(/\/webhooks\?state=disabled$/);
      await page.getByRole('link', { name: receiver.url }).click();
      await button(page, 'Enable').click();
      const since = dialog(page).getByLabel('Send undelivered events since (UTC)');
      await enterMoment(since, new Date(Date.now() - HOUR_MS).toISOString().slice(0, 16));
      await page.keyboard.press('Enter');
      await page.locator('header .badge').filter({ hasText: 'enabled' }).waitFor();
      await page.getByText('Recovery after the endpoint was enabled').waitFor();
      await page.getByText('done', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'delivered', exact: true }).click();
      await page.getByRole('cell', { name: 'recovery', exact: true }).first().waitFor();

      await delivery(page).click();
      await dialog(page).getByRole('link', { name: ID }).click();
      await page.waitForURL(/\/events\?merchant=MANUAL&open=[0-9a-f-]{36}$/);
      await dialog(page)
        .getByRole('region', { name: 'Event', exact: true })
        .getByText(skuId)
        .waitFor();
      await page.close();
    });

    it('A merchant replays delivered events and sees the progress', async () => {
      const page = await on.browser.open(OWNER, `/webhooks/${endpoint}`);
      await button(page, 'Replay events').click();
      const sent = dialog(page).getByRole('combobox', { name: 'Events to send' });
      await choose(sent, 'all events, including delivered ones');
      await pressButton(button(page, 'Count events'));
      const count = dialog(page).getByText(/^Number of events to send: \d+\. From /);
      await count.waitFor();
      await pressButton(button(page, 'Replay'));
      await page.getByText('The replay has started.').waitFor();
      await page.locator('main').getByText('all events, including delivered ones').waitFor();
      await page.getByText(/^(\d+) of \1 events$/).waitFor();
      await page.close();
    });

    it('A merchant stops a running replay', async () => {
      const page = await on.browser.open(OWNER, `/webhooks/${endpoint}`);
      // There are too few events to observe a real replay in progress.
      const replay = await merchant.get(`/ext/webhooks/endpoints/${endpoint}/replay`);
      let state = 'running';
      const answer = (route: Route) =>
        route.fulfill({ json: { ...replay, state, queued: 2, skipped: 0, total: 5 } });
      await page.route('**/replay', answer);
      await page.route('**/replay/cancel', (route) => {
        state = 'cancelled';
        return answer(route);
      });
      await page.reload();
      await page.getByText('2 of 5 events').waitFor();
      await button(page, 'Stop').press('Enter');
      await pressButton(button(page, 'Stop replay'));
      await page.getByText('The replay is stopped.').waitFor();
      await button(page, 'Stop').waitFor({ state: 'detached' });
      await page.close();
    });

    it('A merchant sees a new event and its content', async () => {
      const page = await on.browser.open(OWNER, '/events?types=inventory.changed');
      await page.locator(ROW).first().waitFor();
      const count = await happen();
      await page.getByText(`Live, ${count} events`).waitFor();
      await page
        .getByRole('link', { name: /Open inventory\.changed/ })
        .first()
        .click();
      await dialog(page)
        .getByRole('region', { name: 'Event', exact: true })
        .getByText(`"quantity": ${stock}`)
        .waitFor();
      await page.close();
    });

    it('An endpoint is hidden from other merchants, and users with read access see no action', async () => {
      const other = await on.browser.open('GLOBEX', `/webhooks/${endpoint}`);
      await other.getByText('There is no such endpoint').waitFor();
      expect(await other.getByText(receiver.url).count()).toBe(0);
      await other.close();

      const reader = { clientId: 'HOOK-READER', kind: 'operator', access: 'read' };
      const { body } = await merchant.operator.send<Json>('POST', '/ops/clients', reader);
      const page = await on.browser.open('HOOK-READER', '/webhooks', body.clientSecret);
      await page.locator(ROW).first().waitFor();
      expect(await page.getByRole('button', { name: ACTS }).allTextContents()).toEqual([]);
      await page.getByRole('link', { name: receiver.url }).click();
      await delivery(page).click();
      await dialog(page).getByRole('heading', { name: 'Attempt 1' }).waitFor();
      expect(await dialog(page).getByRole('button', { name: ACTS }).allTextContents()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Replay' }).waitFor();
      expect(await page.getByRole('button', { name: ACTS }).allTextContents()).toEqual([]);
      await page.close();
    });

    on.examine('The pages have no accessibility faults and fit 360 px', async () => {
      const [newest] = await deliveries();
      const pages: [clientId: string, to: string, ready: string][] = [
        ['OPS', '/webhooks', ROW],
        ['GLOBEX', '/webhooks', '.empty .code'],
        [OWNER, `/webhooks/${endpoint}`, ROW],
        ['OPS', `/webhooks/${endpoint}?open=${newest.deliveryId}`, '.webhook-attempts .card'],
        [OWNER, '/events', ROW],
        ['OPS', '/requests', ROW],
      ];
      for (const [clientId, to, ready] of pages) {
        expect(await on.browser.pageFaults(clientId, to, ready)).toEqual([]);
      }
    });

    it('A merchant deletes an endpoint only once its id is typed', async () => {
      const page = await on.browser.open(OWNER, `/webhooks/${endpoint}`);
      await button(page, 'Delete').click();
      await untilFocused(dialog(page));
      await page.keyboard.press('Enter');
      await page.getByText('The text does not match.').waitFor();
      const end = endpoint.slice(-6);
      await enter(dialog(page).getByLabel(`Type ${end} to confirm`), end);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/webhooks$/);
      await page.getByText('There are no endpoints yet').waitFor();
      await page.close();
    });
  });
