import type { Page } from 'playwright-core';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import {
  actUntil,
  choose,
  enter,
  pressButton,
  tabTo,
  untilFocused,
} from '../support/console/keyboard.js';
import { parkInOutbox, sendOfLaterVersion, understandLaterVersion } from '../support/parked.js';

const KEY = 'ACME:LATER';
const ROW = `a:text-is("${KEY}")`;

export const messagesSuite = (on: ConsoleUnderTest) =>
  describe('the console’s system page and messages', () => {
    let page: Page;

    beforeAll(async () => {
      // The second message waits behind the first.
      await sendOfLaterVersion(on.stack, 'LATER');
      await sendOfLaterVersion(on.stack, 'LATER');
      await parkInOutbox(on.stack, 'ACME:OUT-1');
      await parkInOutbox(on.stack, 'ACME:OUT-1');
      page = await on.browser.open('OPS', '/system');
    }, 120_000);

    afterAll(() => page?.close());

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = () => page.getByRole('dialog');

    async function post<T>(path: string, body: object): Promise<T> {
      const token = await tokenOf(on.stack.sandbox, 'OPS');
      const response = await fetch(`${on.stack.gateway}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, response.ok]).toEqual([path, true]);
      return (await response.json()) as T;
    }

    async function readOnlySecret(): Promise<string> {
      const client = { clientId: 'LOOKER', kind: 'operator', access: 'read' };
      return (await post<{ clientSecret: string }>('/ops/clients', client)).clientSecret;
    }

    it('An operator starts a republication and sees its progress', async () => {
      const records = dialog().getByRole('combobox', { name: 'Records' });
      await actUntil(() => button('Republish').click(), records);
      await choose(records, 'Sales channels');
      expect(await dialog().getByLabel('Merchant').count()).toBe(0);
      await choose(records, 'SKUs');
      await enter(dialog().getByLabel('Merchant'), 'acme');
      await pressButton(dialog().getByRole('button', { name: 'Republish' }));
      await page.getByText('The republication has started: SKUs.').waitFor();
      await page
        .getByRole('row', { name: /^Republication of skus of ACME done \d+ pub/ })
        .waitFor();
    });

    it('The home page counts parked messages, and the row of a service links to its messages', async () => {
      await page.getByRole('row', { name: /^orders [\d.]+ up .* 4 of 4 / }).waitFor();
      const catalog = page.getByRole('row', { name: /^catalog [\d.]+ up \d/ });
      await catalog.getByRole('img', { name: /^\d+ messages now, at most \d+ since/ }).waitFor();
      expect(await catalog.getByRole('link').allTextContents()).toEqual(['2', '2']);
      await page.goto(on.browser.address('/'));
      await page.getByRole('link', { name: /^2 Parked events, not published/ }).waitFor();
      await page.getByRole('link', { name: 'Messages (4 need attention)' }).waitFor();
      const parked = page.getByRole('link', { name: /^2 Parked messages oldest: \d+ / });
      await parked.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/messages$/);
    });

    it('The page lists messages by fault and key, and an address shows one with its schema and the messages that wait behind it', async () => {
      await page.locator(ROW).waitFor();
      await page.getByRole('link', { name: /^catalog · Unknown version/ }).click();
      await page.waitForURL(/reason=unknown-version/);
      await page.locator(ROW).click();
      await page.waitForURL(/open=catalog\.\d+/);
      await page.reload();
      await dialog()
        .getByText("ce_dataschema is '/schemas/sales-channel.sku-answered/v9'")
        .waitFor();
      await dialog()
        .getByRole('region', { name: 'Schema of sales-channel.sku-answered v1' })
        .waitFor();
      await dialog().getByRole('link', { name: 'LATER', exact: true }).waitFor();
      await dialog()
        .getByText('1 with the same key. It is replayed together with this message.')
        .waitFor();
      await page.keyboard.press('~');
      await dialog().getByRole('tab', { name: 'Events' }).click();
      await dialog().getByText('sales-channel.catalog').last().waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => !url.search.includes('raw='));
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await page.locator(ROW).waitFor();
    });

    it('Operators with read access see no action', async () => {
      const other = await on.browser.open('LOOKER', '/messages', await readOnlySecret());
      await other.locator(ROW).click();
      await other.getByRole('dialog').getByRole('region', { name: 'Payload' }).waitFor();
      expect(await other.getByRole('button', { name: /^(Replay|Drop)/ }).count()).toBe(0);
      await other.close();
    });

    it('Messages stay parked while the fault lasts, and disappear once the replay of all their keys applies them', async () => {
      await page.getByRole('link', { name: 'All faults' }).click();
      await page.waitForURL(/\/messages$/);
      const open = 'Replay all: catalog · Unknown version · sales-channel.sku-answered';
      await button(open).click();
      const request = page.waitForRequest(/\/parked-messages\/replay$/);
      await button('Replay keys').click();
      const fault = { reason: 'unknown-version', type: 'sales-channel.sku-answered' };
      expect((await request).postDataJSON()).toEqual(fault);
      await dialog().getByText('Replayed keys: 0 of 1. Still parked: 1.').waitFor();
      await button('Back to the list').click();

      await understandLaterVersion(on.stack);
      await page.locator(ROW).click();
      await button('Replay this key').click();
      await page.getByText(new RegExp(`^${KEY}: applied \\d, ignored \\d\\.$`)).waitFor();
      await page.getByText('No messages are parked').waitFor();
    });

    it('An operator drops a message with all others of its fault once their number is typed', async () => {
      for (const skuId of ['GONE-1', 'GONE-2']) await sendOfLaterVersion(on.stack, skuId);
      await page.getByRole('link', { name: /^catalog · Unknown version .* 2$/ }).click();
      await button('Drop all: catalog · Unknown version · sales-channel.sku-answered').press(
        'Enter',
      );
      await untilFocused(dialog());
      await page.keyboard.type('sent by mistake');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await dialog().waitFor({ state: 'detached' });
      await page.getByText('No parked messages match these filters').waitFor();
      await page.getByRole('link', { name: 'All faults' }).click();
      await page.getByText('No messages are parked').waitFor();
    });

    it('An operator drops messages that could not be published by typing their key, and later ones stay', async () => {
      const rows = page.locator('a:text-is("ACME:OUT-1")');
      await page.getByRole('tab', { name: 'Outgoing' }).click();
      await rows.first().click();
      await button('Drop').click();
      await dialog().getByText('The messages that wait behind it (1) stay parked').waitFor();
      const confirm = dialog().getByLabel('Type ACME:OUT-1 to confirm');
      await tabTo(confirm);
      await page.keyboard.press('Enter');
      await dialog().getByText('The text does not match.').waitFor();
      await enter(confirm, 'ACME:OUT-1');
      await enter(dialog().getByLabel('Reason', { exact: true }), 'a test');
      await page.keyboard.press('Enter');
      await page.getByText('ACME:OUT-1: dropped.').waitFor();
      // The next event of the key is open.
      await button('Drop').click();
      await dialog().getByText('No messages wait behind it.').waitFor();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await page.getByText('One event', { exact: true }).waitFor();
      expect(await rows.count()).toBe(1);
    });

    it('The page omits messages of an unavailable service and names the service', async () => {
      await on.stack.service('pricing').stop();
      await page.reload();
      await page
        .getByText('No answer from pricing. Messages parked there are not shown.')
        .waitFor();
      await page.locator('a:text-is("ACME:OUT-1")').waitFor();
      await page.goto(on.browser.address('/'));
      await page.getByText('pricing does not answer. Its counts are missing.').waitFor();
      expect(await page.getByText('Nothing needs attention.').count()).toBe(0);
    });
  });
