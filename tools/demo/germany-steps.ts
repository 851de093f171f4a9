import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { SANDBOX_CHANNELS } from '../stack/sandbox/sandbox-clients.js';
import { show, showEvents, type DemoContext } from './demo-context.js';
import { CHANNELS } from './catalog-steps.js';
import { printer } from './printer.js';

const COUNTRY = 'DE';
const SHOP = 'KAUF';

/** Invented like the rules of the sandbox; the first day is fixed, so that a later run finds the document loaded. */
const TARIFF = {
  origin: 'US',
  destination: COUNTRY,
  service: 'STANDARD',
  currency: 'USD',
  validFrom: '2026-07-01',
  source: ['Demo tariff, invented'],
  divisor: '5000',
  minimumKg: '0.5',
  roundUpToKg: '0.5',
  steps: [{ upToKg: '0.5', price: '6.00' }],
  perKgAbove: '5.00',
  etaDays: [5, 12],
};

/** The tax rules use these duty rates above EUR 150. */
const DUTY_RATES = {
  validFrom: '2026-07-01',
  source: ['Demo duty rates, invented'],
  default: '0.04',
  rates: [{ hsPrefix: '61', rate: '0.12' }],
};

const CHANNEL = {
  name: 'Kauf Deutschland',
  country: COUNTRY,
  currency: 'EUR',
  locale: 'de-DE',
  taxesOnline: false,
  feeShare: 0.15,
  priceEnding: { step: 1, offset: 0.9 },
};

/** Channels whose prices are shown, with their currencies. */
const SHOWN = { ECOM: 'BRL', MELI: 'MXN', SHOP: 'CLP', [SHOP]: 'EUR' };

interface Terms {
  id: string;
}

interface Merchant {
  merchantId: string;
  version: number;
  connectedChannels: string[];
}

/** The channels at the start and end of a run. */
export async function connectSandboxChannels({ operator }: DemoContext): Promise<void> {
  await operator.send('PUT', '/ops/merchants/ACME', await acmeIn({ operator }, SANDBOX_CHANNELS));
}

/** Adds a destination that the sandbox does not have: a rate, its taxes, its freight and a channel. */
export async function openGermany(context: DemoContext): Promise<void> {
  printer.step(
    'A new destination, Germany: an exchange rate, duty rates, the tax rules of terms/de.json, a tariff',
  );
  await show<{ quote: string; rate: number }>(
    context.operator,
    {
      method: 'POST',
      path: '/ops/fx-rates',
      body: { base: 'USD', quote: 'EUR', rate: 0.92, source: 'demo' },
    },
    ({ quote, rate }) => ({ quote, rate }),
  );
  await load(context, `/ops/duty-rates/${COUNTRY}`, DUTY_RATES, 'PUT');
  const pack = await readFile(path.join(projectRoot(), 'terms/de.json'), 'utf8');
  for (const ruleSet of (JSON.parse(pack) as { ruleSets: unknown[] }).ruleSets) {
    await load(context, '/ops/tax-rules', ruleSet);
  }
  await load(context, '/ops/freight-tariffs', TARIFF);

  printer.step('A sales channel in Germany, to which the merchant is connected; it sends no price');
  await show<{ salesChannel: string; country: string; currency: string }>(
    context.operator,
    { method: 'PUT', path: `/ops/sales-channels/${SHOP}`, body: CHANNEL },
    ({ salesChannel, country, currency }) => ({ salesChannel, country, currency }),
  );
}

/** Connects the merchant to the new channel, where its products are translated and priced from its earlier data. */
export async function sellInGermany(
  context: DemoContext,
  skuIds: readonly string[],
): Promise<void> {
  await show<Merchant>(
    context.operator,
    {
      method: 'PUT',
      path: '/ops/merchants/ACME',
      body: await acmeIn(context, [...SANDBOX_CHANNELS, SHOP]),
    },
    ({ merchantId, connectedChannels }) => ({ merchantId, connectedChannels }),
  );
  // One SKU has a price set for buyers.
  await showEvents(context, { 'price.localized': skuIds.length * (CHANNELS + 1) + 1 });
}

interface Breakdown {
  rulesVersion: string;
  sale: {
    net: number;
    taxes: { name: string; rate?: number; base?: number; value: number; collectedBy?: string }[];
    shown: number;
  };
}

/** Shows the price of one SKU in each channel with each of its taxes, and disconnects the new channel. */
export async function compareBreakdowns(
  context: DemoContext,
  skuIds: readonly string[],
): Promise<void> {
  printer.step('The same payout of 60.00 USD in four countries: every tax, its rate and base');
  for (const [salesChannel, currency] of Object.entries(SHOWN)) {
    const place = `salesChannel=${salesChannel}&currency=${currency}`;
    const url = `/ext/skus/${skuIds[0]}/validPrice/breakdown?${place}`;
    printer.request('GET', url);
    printBreakdown(currency, (await context.merchant.send<Breakdown>('GET', url)).body);
  }
  await connectSandboxChannels(context);
}

function printBreakdown(currency: string, { rulesVersion, sale }: Breakdown): void {
  printer.note(`  ${currency} by ${rulesVersion}`);
  printer.note(row('before taxes', '', sale.net));
  for (const { name, rate, base, value, collectedBy } of sale.taxes) {
    const how = rate === undefined ? 'fixed' : `${percent(rate)} of ${base?.toFixed(2)}`;
    printer.note(row(name, how, value, collectedBy));
  }
  printer.note(row('price tag', '', sale.shown));
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

function row(name: string, how: string, amount: number, collectedBy = ''): string {
  const figures = `${how.padStart(20)} ${amount.toFixed(2).padStart(12)}`;
  return `    ${name.padEnd(16)} ${figures}  ${collectedBy}`.trimEnd();
}

/** Loads a document; a document that an earlier run has loaded is returned unchanged. */
async function load(
  context: DemoContext,
  to: string,
  document: unknown,
  method = 'POST',
): Promise<void> {
  const request = { method, path: to, body: document };
  await show<Terms>(context.operator, request, ({ id }) => ({ id }));
}

/** Connects the unchanged merchant to these channels. */
async function acmeIn(
  { operator }: Pick<DemoContext, 'operator'>,
  connectedChannels: readonly string[],
): Promise<unknown> {
  const { body } = await operator.send<{ merchants: Merchant[] }>('GET', '/ops/merchants');
  const {
    merchantId: _id,
    version: _version,
    ...acme
  } = body.merchants.find((merchant) => merchant.merchantId === 'ACME')!;
  return { ...acme, connectedChannels };
}
