import type { Page } from 'playwright-core';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import {
  choose,
  enter,
  enterDay,
  pressButton,
  typeOver,
  untilFocused,
} from '../support/console/keyboard.js';
import { cutOffParts } from '../support/console/page-faults.js';
import { pickParcels, savedLabels } from '../support/console/pick-parcels.js';
import { Merchant } from '../support/merchant.js';

const ACTS = /^(Add|Change|Connect|Create|Deactivate|End|Issue|Load|Report|Revoke|Rotate)/;
const CLIENTS = '/settings/clients';

export const settingsSuite = (on: ConsoleUnderTest) =>
  describe('the console’s parcels, shipments and settings', () => {
    let parcelId: string;
    let barcode: string;
    let shipmentId: string;
    let readerSecret: string;

    beforeAll(async () => {
      const merchant = await Merchant.logIn(on.stack);
      const skuIds = await merchant.upload('SENT');
      const price = await merchant.price(skuIds);
      const { orderId } = await merchant.order('sent-1', skuIds, price);
      await merchant.approve(orderId);
      ({ parcelId, lastMileTrackingNumber: barcode } = await merchant.parcelOf('sent-1'));
    }, 180_000);

    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (page: Page) => page.getByRole('dialog');

    it('A partner creates a shipment of the waiting parcels and reports that one has left', async () => {
      const page = await on.browser.open('FULFIL-1', '/');
      await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()).toBe(
        4,
      );
      await page.getByRole('link', { name: 'Shipments' }).click();
      await button(page, 'Create a shipment').click();
      await pressButton(button(page, 'Create'));
      await dialog(page).getByText('This field is required.').first().waitFor();
      await pickParcels(page, parcelId, barcode);
      await button(page, 'Create').press('Enter');
      await page.waitForURL(/\/shipments\/[0-9a-f-]{36}$/);
      shipmentId = page.url().split('/').at(-1) ?? '';
      expect(await savedLabels(page)).toBe('%PDF-');
      expect(await cutOffParts(page, 'screen')).toContain('content');
      expect(await cutOffParts(page, 'print')).toEqual([]);
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('link', { name: parcelId }).click();
      await button(page, 'Report tracking').click();
      await untilFocused(dialog(page));
      const event = dialog(page).getByRole('combobox', { name: 'Event' });
      expect(await choose(event, 'Left fulfillment')).toHaveLength(2);
      await enter(dialog(page).getByLabel('Description'), 'Picked up');
      await enter(dialog(page).getByLabel('Place'), 'Hangzhou, ZJ, CN');
      await page.keyboard.press('Enter');
      await page.getByText('Reported: Left fulfillment.').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Picked up' }).waitFor();
      await page.getByRole('link', { name: shipmentId }).click();
      await page.locator('header .badge').filter({ hasText: 'Shipped' }).waitFor();
      expect(await button(page, 'Cancel shipment').count()).toBe(0);
      await page.close();
    });

    it('A scanned unknown barcode is reported once, at its field', async () => {
      const page = await on.browser.open('FULFIL-1', '/parcels');
      await button(page, 'Report tracking').press('Enter');
      const barcodes = dialog(page).getByLabel('Barcodes');
      await barcodes.waitFor();
      await page.keyboard.type('NO-SUCH-BARCODE');
      await enter(dialog(page).getByLabel('Description'), 'Picked up');
      await enter(dialog(page).getByLabel('Place'), 'Hangzhou, ZJ, CN');
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByText(/^NO-SUCH-BARCODE is/)
        .waitFor();
      await barcodes.and(page.locator(':focus')).waitFor();
      expect(await dialog(page).getByRole('alert').count()).toBe(0);
      expect(await dialog(page).innerText()).not.toMatch(/externalParcelId|`errors`/);
      await page.close();
    });

    it('An operator sees the parcels of all merchants, filtered by the address, also after a reload', async () => {
      const page = await on.browser.open('OPS', `/parcels?merchant=ACME&shipment=${shipmentId}`);
      await page.getByRole('link', { name: parcelId }).waitFor();
      await page.getByLabel('Merchant').click();
      await typeOver(page, 'GLOBEX');
      await page.keyboard.press('Enter');
      await page.getByText('No parcels match these filters').waitFor();
      expect(page.url()).toContain('merchant=GLOBEX');
      await page.reload();
      await page.getByText('No parcels match these filters').waitFor();
      await page.goto(on.browser.address(`/shipments/${shipmentId}`));
      await page.getByRole('link', { name: parcelId }).click();
      await button(page, 'Report tracking').waitFor();
      await page.getByText('Picked up').waitFor();
      await page.close();
    });

    it('An operator creates a client whose secret is shown once, and rotates it only after its id is typed', async () => {
      const page = await on.browser.open('OPS', CLIENTS);
      await button(page, 'Create a client').click();
      await untilFocused(dialog(page));
      await page.keyboard.type('READER');
      await page.keyboard.press('Enter');
      const secret = dialog(page).getByRole('region', { name: 'Client secret' });
      readerSecret = (await secret.textContent()) ?? '';
      expect(readerSecret.length).toBeGreaterThan(20);
      await button(page, 'I have saved it').click();
      await page.getByText('Client READER is created.').waitFor();
      await page.getByRole('link', { name: 'FULFIL-1' }).click();
      await page.waitForURL(/open=FULFIL-1$/);
      await page.reload();
      await button(page, 'Rotate the secret').click();
      await untilFocused(page.getByRole('dialog', { name: 'Rotate the secret of FULFIL-1' }));
      await page.keyboard.press('Enter');
      await page.getByText('The text does not match.').waitFor();
      expect(await page.getByRole('region', { name: 'Client secret' }).count()).toBe(0);
      await page.close();
    });

    it('An operator issues a channel’s token, revokes it, and sees both in the audit of the channel', async () => {
      const page = await on.browser.open('OPS', '/settings/channels/SHOP');
      await button(page, 'Issue a token').click();
      await untilFocused(dialog(page));
      await page.keyboard.type('connector');
      await choose(dialog(page).getByRole('combobox', { name: 'Scopes' }), 'listings');
      await pressButton(button(page, 'Issue'));
      const token = await dialog(page).getByRole('region', { name: 'Token' }).textContent();
      await button(page, 'I have saved it').click();
      const answer = () =>
        fetch(`${on.stack.gateway}/session`, { headers: { authorization: `Bearer ${token}` } });
      expect(await (await answer()).json()).toMatchObject({
        salesChannel: 'SHOP',
        scopes: ['taxes', 'listings'],
      });

      const newest = page.getByRole('table', { name: 'Tokens' }).getByRole('row').nth(1);
      await newest.getByRole('cell', { name: 'taxes, listings' }).waitFor();
      await newest.getByText('connector').waitFor();
      const tokenId = (await newest.locator('.id').textContent()) ?? '';
      await newest.getByRole('button', { name: 'Revoke' }).click();
      const end = tokenId.slice(-6);
      await untilFocused(dialog(page));
      await page.keyboard.type(end);
      await page.keyboard.press('Enter');
      await page.getByText('The token is revoked.').waitFor();
      await newest.getByText('revoked', { exact: true }).waitFor();

      await page.getByRole('link', { name: 'Show audit' }).click();
      await page.waitForURL(/audit\?subject=SHOP$/);
      await page.getByRole('link', { name: 'sales-channel-token.revoked' }).click();
      await dialog(page).getByText(tokenId).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'sales-channel-token.issued' }).first().waitFor();
      await page.close();
    });

    it('An operator creates a client of a channel and changes its scopes', async () => {
      const page = await on.browser.open('OPS', CLIENTS);
      const list = (name: string) => dialog(page).getByRole('combobox', { name });
      await button(page, 'Create a client').click();
      await untilFocused(dialog(page));
      await page.keyboard.type('SHOP-CONNECTOR');
      await choose(list('Kind'), 'Sales channel');
      await enter(dialog(page).getByLabel('Sales channel id'), 'SHOP');
      await choose(list('Scopes'), 'orders');
      await pressButton(button(page, 'Create'));
      await button(page, 'I have saved it').click();
      await page.getByText('Client SHOP-CONNECTOR is created.').waitFor();
      await page.getByRole('link', { name: 'SHOP-CONNECTOR' }).click();
      await dialog(page).getByText('taxes, orders').waitFor();
      await button(page, 'Change the scopes').click();
      await choose(list('Scopes'), 'taxes');
      await pressButton(button(page, 'Change'));
      await page.getByText('The scopes of SHOP-CONNECTOR are changed.').waitFor();
      await page.close();
    });

    it('An operator creates a merchant, connects it to a channel, and loads a rate', async () => {
      const page = await on.browser.open('OPS', '/settings/merchants');
      await button(page, 'Create a merchant').click();
      for (const [label, value] of [
        ['Id', 'NEWCO'],
        ['Name', '<img src=x onerror=alert(1)>'],
        ['Country', 'CN'],
        ['Currency', 'USD'],
      ] as const) {
        await enter(dialog(page).getByLabel(label, { exact: true }), value);
      }
      await page.keyboard.press('Enter');
      await page.getByText('Merchant NEWCO is created.').waitFor();
      await page.getByRole('link', { name: 'NEWCO' }).click();
      await button(page, 'Connect channels').click();
      await choose(dialog(page).getByRole('combobox'), 'MELI');
      await pressButton(button(page, 'Save'));
      await page.getByRole('link', { name: 'MELI', exact: true }).waitFor();
      await page.getByText('<img src=x onerror=alert(1)>').waitFor();

      await page.getByRole('link', { name: 'Exchange rates' }).click();
      await button(page, 'Load a rate').click();
      await enter(dialog(page).getByLabel('Currency'), 'MXN');
      await enter(dialog(page).getByLabel('Units for one US dollar'), '17.25');
      await enter(dialog(page).getByLabel('Source'), 'a test');
      await page.keyboard.press('Enter');
      await page.getByText('The rate of MXN is loaded.').waitFor();
      await page.getByRole('row', { name: /USD → MXN 17\.25 in force/ }).waitFor();
      await page.close();
    });

    it('An operator adds a trade restriction and ends it (decision 3.16)', async () => {
      const page = await on.browser.open('OPS', '/settings/restrictions');
      await page.getByRole('row', { name: /9302 all destinations prohibited in force/ }).waitFor();
      await button(page, 'Add a restriction').click();
      const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
      await enter(field('Destination'), 'mx');
      await enter(field('HS prefix'), '4202');
      await enter(field('Goods'), 'trunks');
      await enterDay(field('First day (UTC)'), '2020-01-01');
      await enter(field('Source'), 'a test');
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByText(/^First day \(UTC\) would change 2020-01-01, which is over/)
        .waitFor();
      await enter(field('Reason for changing past days'), 'a test');
      await page.keyboard.press('Enter');
      await page.getByText('Added the restriction of HS prefix 4202.').waitFor();
      const row = page.getByRole('row', { name: /^4202 MX prohibited/ });
      await row.getByRole('button', { name: 'End' }).click();
      await enterDay(field('Last day (UTC)'), '2020-12-31');
      await enter(field('Reason'), 'a test');
      await enter(field('Reason for changing past days'), 'x');
      await page.keyboard.press('Enter');
      await page
        .getByRole('row', { name: /^4202 MX prohibited ended 2020-01-01 2020-12-31/ })
        .waitFor();
      await page.close();
    });

    it('Operators with read access see no action', async () => {
      const pages: [to: string, ready: string][] = [
        [`${CLIENTS}?open=FULFIL-1`, 'Secret valid since'],
        ['/settings/channels/SHOP', 'Price ending'],
        ['/settings/merchants/ACME', 'the returns partner'],
        ['/settings/carriers', 'ACME-FC'],
        ['/settings/sessions', 'READER'],
        ['/settings/keys', 'active'],
        ['/settings/rates', 'USD → MXN'],
        ['/settings/restrictions', 'all destinations'],
        ['/settings/terms/BR', 'Revisions'],
        [`/parcels/${parcelId}`, 'Picked up'],
      ];
      const page = await on.browser.open('READER', '/', readerSecret);
      for (const [to, ready] of pages) {
        await page.goto(on.browser.address(to));
        await page.getByText(ready).first().waitFor();
        expect([to, ...(await page.getByRole('button', { name: ACTS }).allTextContents())]).toEqual(
          [to],
        );
      }
      await page.close();
    });

    it('An operator ends the sessions of a client, who then must log in again', async () => {
      const reader = await on.browser.open('READER', '/settings/merchants', readerSecret);
      await reader.getByText('ACME').first().waitFor();
      await reader.goto('about:blank');
      const page = await on.browser.open('OPS', '/settings/sessions');
      const row = page.getByRole('row', { name: /^READER/ });
      await row.getByRole('button', { name: 'End sessions' }).click();
      await untilFocused(dialog(page));
      await page.keyboard.type('READER');
      await page.keyboard.press('Enter');
      await page.getByText('The sessions of READER are ended.').waitFor();
      await row.waitFor({ state: 'detached' });
      await reader.goto(on.browser.address('/settings/merchants'));
      await reader.waitForURL(/sign-in/);
      await Promise.all([page.close(), reader.close()]);
    });

    on.examine('The pages of partners have no accessibility faults and fit 360 px', async () => {
      const pages: [to: string, ready: string][] = [
        [`/parcels/${parcelId}`, '.timeline-entry'],
        ['/shipments', `a:text-is("${shipmentId}")`],
        [`/shipments/${shipmentId}`, `a:text-is("${parcelId}")`],
      ];
      for (const [to, ready] of pages) {
        expect(await on.browser.pageFaults('FULFIL-1', to, ready)).toEqual([]);
      }
    });
  });
