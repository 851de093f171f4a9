import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { demoData, type DemoData } from '../support/console/demo-data.js';

/**
 * A client, a path below `/console`, and a locator that is visible once the page is complete. If the path is a string,
 * the test does not wait for the demo, which runs meanwhile.
 */
type Case = [
  clientId: string | undefined,
  path: string | ((data: DemoData) => string),
  ready: string,
];

const ROW = 'tr[data-row-key]';
const TABLE_ROW = 'main tbody tr';
const PRICE = 'td:has-text("Shown to buyers")';
const TIMELINE = 'h2:text-is("Timeline")';

const CASES: Readonly<Record<string, Case>> = {
  'the log-in': [undefined, '/sign-in', 'button[type=submit]'],
  'a merchant': ['OPS', '/settings/merchants/ACME', TABLE_ROW],
  'the sales channels': ['OPS', '/settings/channels', TABLE_ROW],
  'a sales channel': ['OPS', '/settings/channels/MELI', TABLE_ROW],
  'the carriers': ['OPS', '/settings/carriers', TABLE_ROW],
  'the sessions': ['OPS', '/settings/sessions', TABLE_ROW],
  'the signing keys': ['OPS', '/settings/keys', TABLE_ROW],
  'the exchange rates': ['OPS', '/settings/rates', TABLE_ROW],
  'the terms': ['OPS', '/settings/terms', TABLE_ROW],
  'the terms of a destination': ['OPS', '/settings/terms/BR', TABLE_ROW],
  'the tariffs of a destination': ['OPS', '/settings/terms/BR?kind=tariffs', TABLE_ROW],
  'the load of terms': ['OPS', '/settings/terms/load', 'main textarea'],
  'the calculator': ['OPS', '/settings/terms/calculator', 'main form'],
  'the trade restrictions': ['OPS', '/settings/restrictions', TABLE_ROW],
  'a client': ['OPS', '/settings/clients?open=FULFIL-1', '[role=dialog] .fact'],
  'the clients': ['OPS', '/settings/clients', TABLE_ROW],
  'the audit': ['OPS', '/settings/audit', TABLE_ROW],
  'the categories': ['OPS', '/categories', '.empty'],
  'the upload': ['ACME', '/upload', 'main h1'],
  'the home page': ['OPS', () => '/', '.chart svg'],
  'the home page of a merchant': ['ACME', () => '/', '.chart svg'],
  'the home page of a partner': ['FULFIL-1', '/', 'main h2'],
  'the system': ['OPS', () => '/system', '.sparkline'],
  'the review': ['OPS', () => '/review', 'main h1'],
  'the parked messages': ['OPS', () => '/messages', ROW],
  'a parked message': [
    'OPS',
    ({ parked }) => `/messages?open=${parked}`,
    'section[aria-label^="Schema of"]',
  ],
  'the orders': ['OPS', () => '/orders', ROW],
  'an order': ['OPS', ({ orderId }) => `/orders/${orderId}`, TIMELINE],
  'the JSON of an order': ['OPS', ({ orderId }) => `/orders/${orderId}?raw=true`, '[role=tab]'],
  'the localization board': ['ACME', () => '/localization', ROW],
  'the SKUs': ['OPS', () => '/skus', ROW],
  'a SKU': ['ACME', ({ skuId }) => `/skus/ACME/${skuId}`, PRICE],
  'the prices': ['ACME', () => '/prices', ROW],
  'the prices of a SKU': ['ACME', ({ skuId }) => `/prices/${skuId}?channel=MELI`, 'main h2'],
  'the grid of prices': ['ACME', '/prices/edit/grid', 'table[role=grid]'],
  'the grid of stock': ['ACME', '/inventory/edit/grid', 'table[role=grid]'],
  'the stock': ['ACME', () => '/inventory', ROW],
  'the parcels': ['ACME', () => '/parcels', ROW],
  'a parcel': ['OPS', ({ parcelId }) => `/parcels/${parcelId}`, 'main h2'],
  'the shipments': ['ACME', () => '/shipments', 'main h1'],
  'the events': ['ACME', '/events', 'main h1'],
  'the webhooks': ['OPS', '/webhooks', 'main h1'],
  'the SKU of a merchant': ['OPS', ({ skuId }) => `/skus/ACME/${skuId}`, PRICE],
  'the requests': ['ACME', () => '/requests', ROW],
};

/** The pages with the data of `npm run demo`. */
export const pagesSuite = (on: ConsoleUnderTest) =>
  describe('the pages of the console', () => {
    let demo: Promise<DemoData>;

    beforeAll(() => {
      on.browser.watchReads();
      demo = demoData(on.stack);
      // The first test that needs it reports a failure.
      demo.catch(() => undefined);
    });

    const addressOf = async (path: Case[1]): Promise<string> =>
      typeof path === 'string' ? path : path(await demo);

    it.each(Object.entries(CASES))(
      'The page has no accessibility faults and fits a narrow screen: %s',
      async (_, [clientId, path, ready]) => {
        expect(await on.browser.pageFaults(clientId, await addressOf(path), ready)).toEqual([]);
      },
    );
  });
