import { refusedRequests } from '../support/console/console-browser.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { pressButton, pressEnter, untilFocused } from '../support/console/keyboard.js';
import { cutOffParts } from '../support/console/page-faults.js';
import { Merchant } from '../support/merchant.js';
import { recordException } from '../support/parked.js';

/** Has one order in the stack, and no delivered one. */
const OWNER = 'GLOBEX';
const OTHER = 'ACME';

/** One record for each page whose records the navigation counts. */
const NEEDS = [
  'orders-lost',
  'skus-denied',
  'parcels-silent',
  'endpoints-failing',
  'parked-messages',
  'exceptions',
];

export const ordersSuite = (on: ConsoleUnderTest) =>
  describe('the console’s orders', () => {
    let orderId: string;
    let merchant: Merchant;

    beforeAll(async () => {
      merchant = await Merchant.logIn(on.stack, OWNER);
      const skuIds = await merchant.upload('CONSOLE');
      const price = await merchant.price(skuIds);
      ({ orderId } = await merchant.order('console-1', skuIds, price));
      await recordException(on.stack, orderId);
    }, 180_000);

    it('An operator finds an order by its pasted id, holds it and releases it', async () => {
      const page = await on.browser.open('OPS', '/orders');
      await page.keyboard.press('Control+k');
      await untilFocused(page.getByRole('dialog'));
      await page.keyboard.type(orderId);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: orderId }).waitFor();
      expect(await page.title()).toBe(`${orderId} · Orders · Entrepot`);
      const faults = page.getByRole('region', { name: 'Needs attention' });
      await faults.getByText('The parcel left.').waitFor();
      await faults.getByRole('button', { name: /^Acknowledge “Shipped after cancel”/ }).click();
      await faults.getByText('Acknowledged by OPS').waitFor();

      await page.getByRole('button', { name: 'Hold' }).click();
      const dialog = page.getByRole('dialog');
      await untilFocused(dialog);
      await page.keyboard.press('Enter');
      await dialog.getByText('Enter a reason.').waitFor();
      await page.keyboard.type('<img src=x onerror=alert(1)>');
      await page.keyboard.press('Enter');
      await page.getByText('Hold: done. The order is “On hold”.').waitFor();
      await page.getByText('“<img src=x onerror=alert(1)>”').waitFor();

      await page.getByRole('button', { name: 'Release' }).click();
      await pressButton(page.getByRole('dialog').getByRole('button', { name: 'Release' }));
      await page.getByText('Release: done.').waitFor();
      const audit = page.getByRole('region', { name: 'Operator actions' });
      await audit.getByText('OPS: order.release').waitFor();
      await audit.getByText('OPS: exception.acknowledged').waitFor();
      await page.close();
    });

    it('The home page links to the order on hold until it is released', async () => {
      await merchant.operator.send('POST', `/ops/orders/${orderId}/hold`, { reason: 'a check' });
      const page = await on.browser.open(OWNER, '/');
      const held = page.getByRole('link', { name: /^1 Orders on hold oldest: \d+ seconds?$/ });
      await pressEnter(held);
      await page.waitForURL(/\/orders\?status=ON_HOLD$/);
      await page.getByRole('link', { name: orderId }).waitFor();
      expect(await page.locator('tr[data-row-key]').count()).toBe(1);
      await pressEnter(page.getByRole('link', { name: 'Home' }));
      await held.waitFor();
      await page.locator('.chart svg').first().waitFor();
      await pressEnter(page.getByText('Show as a table').first());
      await page.getByRole('table', { name: 'Orders by channel' }).waitFor();

      await merchant.operator.send('POST', `/ops/orders/${orderId}/release`, {});
      await held.waitFor({ state: 'detached' });
      await page.close();
    });

    it('A merchant finds an order by a part of its buyer’s name, in the list and with Ctrl K', async () => {
      const page = await on.browser.open(OWNER, '/orders');
      const link = page.getByRole('link', { name: orderId });
      await link.waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('hernan ignacio');
      await page.keyboard.press('Enter');
      await page.getByText('No orders match these filters').waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('HERNAN lucia');
      await page.keyboard.press('Enter');
      await link.waitFor();
      await page.keyboard.press('Control+k');
      await untilFocused(page.getByRole('dialog'));
      await page.keyboard.type('lucia hernan');
      await page.getByRole('button', { name: `Order ${orderId}` }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: orderId }).waitFor();
      await page.close();
    });

    it('A search with Ctrl K for an unknown id makes no failed request', async () => {
      for (const clientId of ['OPS', OWNER]) {
        const page = await on.browser.open(clientId, '/orders');
        const failed = refusedRequests(page);
        const lookup = page.waitForResponse(/\/webhooks\/endpoints\//);
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('0198c0de-7a5b-7000-8000-00000000ffff');
        await page.getByText('No results.').waitFor();
        expect([clientId, (await lookup).status(), failed]).toEqual([clientId, 204, []]);
        await page.close();
      }
    });

    it('The navigation shows all pages of an operator at every desktop width, also with large counts', async () => {
      const page = await on.browser.open('OPS', '/orders');
      await page.route('**/console/api/ops/summary', async (route) => {
        const answer = await route.fetch();
        const summary = (await answer.json()) as { needs: object[] };
        const needs = NEEDS.map((kind) => ({ kind, count: 888 }));
        await route.fulfill({ json: { ...summary, needs } });
      });
      await page.goto(on.browser.address('/orders'));
      await page.getByRole('link', { name: /^Messages .*888/ }).waitFor();
      for (const width of [1_280, 1_024, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const hidden = await page.evaluate<string[]>(`[...document.querySelectorAll('.page-link')]
          .filter((it) => {
            const { left, right, top } = it.getBoundingClientRect();
            const bar = document.querySelector('.bar').getBoundingClientRect();
            return left < 0 || right > innerWidth || top > bar.bottom || !it.checkVisibility();
          })
          .map((it) => it.textContent)`);
        expect([width, hidden]).toEqual([width, []]);
      }
      await page.close();
    });

    it('The merchant field suggests merchants by name and accepts one by keyboard', async () => {
      const page = await on.browser.open('OPS', '/orders');
      await page.getByRole('combobox', { name: 'Merchant' }).focus();
      await page.keyboard.type('glob');
      await page.getByRole('option', { name: OWNER }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('merchant') === OWNER);
      await page.getByRole('link', { name: orderId }).waitFor();
      await page.close();
    });

    it('A person opens an order and its JSON by keyboard alone, and scripts cannot read a token', async () => {
      const page = await on.browser.open(OWNER, '/orders');
      await page.getByRole('link', { name: orderId }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('~');
      await page.waitForURL((url) => url.searchParams.get('raw') === orderId);
      await page.getByRole('dialog').getByText('"statusHistory"').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
      await page.keyboard.press('~');
      await page.getByRole('dialog').getByText('"orderId"').waitFor();
      expect(page.url()).toContain('raw=true');
      await page.reload();
      await page.getByRole('dialog').getByText('"orderId"').waitFor();
      await page.getByRole('tab', { name: 'Events' }).click();
      // The first link is the schema of the type, the others are the events of this order.
      await page.getByRole('link', { name: 'order.status-changed' }).nth(1).waitFor();
      await page.getByRole('link', { name: 'Show them on the Events page' }).waitFor();
      await page.getByRole('tab', { name: 'curl' }).click();
      await page
        .getByRole('dialog')
        .getByText(`curl --silent --show-error '${on.stack.gateway}/ext/orders/${orderId}'`)
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');

      const browserStorage = await page.evaluate<string>(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
      );
      expect(browserStorage).not.toMatch(/eyJ/);
      await page.close();
    });

    it('A reload of a filtered address and a log-in show the same view', async () => {
      const page = await on.browser.openLoggedOut('/orders?status=DELIVERED,RETURNED');
      await on.browser.logIn(page, OWNER);
      expect(page.url()).toMatch(/\/console\/orders\?status=DELIVERED,RETURNED$/);
      await page.getByText('No orders match these filters').waitFor();
      await page.reload();
      await page.getByText('No orders match these filters').waitFor();
      await page.getByRole('link', { name: 'All orders' }).click();
      await page.getByRole('link', { name: orderId }).waitFor();
      await page.goBack();
      await page.getByText('No orders match these filters').waitFor();
      await page.context().close();
    });

    it('The order of another merchant is not found, and a wrong secret is a problem', async () => {
      const page = await on.browser.openLoggedOut(`/orders/${orderId}`);
      await page.getByLabel('Client id').waitFor();
      await page.keyboard.type(OTHER);
      await page.keyboard.press('Tab');
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('wrong-credentials').waitFor();
      await on.browser.logIn(page, OTHER);
      await page.getByRole('alert').getByText('order-not-found').waitFor();
      await page.context().close();
    });

    it('A printed order and a printed list are complete', async () => {
      const page = await on.browser.open(OWNER, `/orders/${orderId}`);
      await page.getByRole('heading', { name: 'Totals' }).waitFor();
      expect(await cutOffParts(page, 'screen')).toContain('content');
      expect(await cutOffParts(page, 'print')).toEqual([]);
      expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
      await page.goto(on.browser.address('/orders'));
      await page.getByRole('link', { name: orderId }).waitFor();
      expect(await cutOffParts(page, 'print')).toEqual([]);
      await page.close();
    });

    it('A page retries until its service answers', async () => {
      const page = await on.browser.open(OWNER, '/orders');
      const away = { status: 503, json: { code: 'store-unavailable', detail: 'Try again later.' } };
      const reads = '**/console/api/ext/orders/*';
      await page.route(reads, (route) => route.fulfill(away));
      await page.getByRole('link', { name: orderId }).click();
      await page.getByRole('alert').getByText('Try again later.').waitFor();
      await page.unroute(reads);
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.close();
    });

    it('A merchant sees its last requests, with the answer to a rejected one', async () => {
      await expect(merchant.get('/ext/orders/none')).rejects.toThrow('order-not-found');
      const page = await on.browser.open(OWNER, '/requests?status=4xx,5xx');
      const link = page.getByRole('link', { name: 'Open GET /ext/orders/{orderId}, answered 404' });
      await link.first().click();
      await page.waitForURL(/open=/);
      await page.reload();
      const answer = page.getByRole('dialog').getByRole('region', { name: 'Answer' });
      expect(await answer.textContent()).toContain('"code": "order-not-found"');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.close();
    });

    it('A request from another site with the session of a logged-in person is rejected', async () => {
      const page = await on.browser.open('OPS', '/orders');
      const hold = `${on.stack.gateway}/console/api/ops/orders/${orderId}/hold`;
      const form = `<form method="post" action="${hold}"><button>Win</button></form>`;
      await page.route('http://elsewhere.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: form }),
      );
      await page.goto('http://elsewhere.test/');
      const answer = page.waitForResponse(hold);
      await page.getByRole('button').click();
      expect((await answer).status()).toBe(403);
      await page.goto(on.browser.address(`/orders/${orderId}`));
      await page.getByRole('button', { name: 'Hold' }).waitFor();
      await page.close();
    });
  });
