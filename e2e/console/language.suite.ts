import type { Page } from 'playwright-core';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';

const CLIENT = 'GLOBEX';

/** Answers a list of orders. */
async function answerOrders(page: Page, count: number): Promise<void> {
  const orders = Array.from({ length: count }, (_, index) => ({
    orderId: `GLOBEX-MELI-${index}`,
    salesChannelOrderId: `channel-${index}`,
    merchantId: CLIENT,
    salesChannel: 'MELI',
    status: 'SHIPPED',
    itemCount: 1,
    totals: { orderValue: 1234.5 },
    currency: 'BRL',
    creationDate: '2026-11-20T12:00:00Z',
    lastUpdateDate: '2026-11-20T12:00:00Z',
    version: 1,
  }));
  await page.route('**/console/api/ext/orders?*', (route) => route.fulfill({ json: { orders } }));
}

export const languageSuite = (on: ConsoleUnderTest) =>
  describe('the language of the console', () => {
    it('The console uses the language of the browser, and the switch changes it with plurals and numbers', async () => {
      const page = await on.browser.openLoggedOut('/sign-in?to=/orders', 'pt-BR');
      const { keyboard } = page;
      await answerOrders(page, 2);
      await page.getByRole('heading', { name: 'Entrar no Entrepot' }).waitFor();
      await page.locator('html[lang=pt]').waitFor();
      await page.getByLabel('ID do cliente').press('End');
      await keyboard.type(CLIENT);
      await keyboard.press('Tab');
      await keyboard.type(clientOf(on.stack.sandbox, CLIENT).clientSecret);
      await keyboard.press('Enter');
      await page.getByText('2 pedidos, todos exibidos').waitFor();
      await page.getByText('1.234,50').first().waitFor();
      await answerOrders(page, 1);
      await page.getByRole('combobox', { name: 'Idioma: Português' }).press('Enter');
      await page.getByRole('option', { name: 'Español' }).waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await page.locator('html[lang=es]').waitFor();
      await page.getByText('Un pedido', { exact: true }).waitFor();
      await page.getByRole('cell', { name: 'Enviado' }).waitFor();
      await page.reload();
      await page.getByText('Un pedido', { exact: true }).waitFor();
      await page.context().close();
    });
  });
