import { CHANNELS, type Sku } from './catalog-steps.js';
import type { ShownPrice } from '../requests/order-body.js';
import { printer } from './printer.js';
import { show, showEvents, until, type DemoContext } from './demo-context.js';
import { cartBody } from '../requests/cart-body.js';

/** The sales channel of the order. */
export const CHANNEL = 'MELI';

interface Breakdown {
  fxRate: number;
  feeShare: number;
  freight: { billedWeight: number; value: number };
  sale: { payout: number; net: number; taxes: unknown[]; retail: number; shown: number };
}

/** Prices every SKU and waits until the channel has approved it. @returns the first SKU's price there */
export async function priceAndApprove(
  context: DemoContext,
  skuIds: readonly string[],
): Promise<ShownPrice> {
  printer.step('Price: a payout of 60.00 USD, a list price of 75.00 USD');
  for (const skuId of skuIds) {
    await show<{ status: string; publishedCount: number }>(
      context.merchant,
      {
        method: 'POST',
        path: `/ext/prices/origin/${skuId}`,
        body: { salePrice: 60, listPrice: 75 },
      },
      ({ status, publishedCount }) => ({ status, publishedCount }),
    );
  }
  await showEvents(context, { 'price.localized': skuIds.length * CHANNELS });
  const record = await show<ShownPrice>(
    context.merchant,
    {
      method: 'GET',
      path: `/ext/skus/${skuIds[0]}/validPrice?salesChannel=${CHANNEL}&currency=MXN`,
    },
    (price) => price,
  );

  printer.step('Sales channels: each approves the localized and priced SKUs');
  const path = `/ext/merchant/products/${context.runId}`;
  const approved = await until(
    'channel approval',
    async () => (await context.merchant.send<Sku[]>('GET', path)).body,
    (list) => list.every((sku) => isApprovedEverywhere(sku)),
  );
  printer.request('GET', path);
  printer.answer(
    200,
    approved.map(({ skuId, salesChannelStatus: entries }) => ({
      [skuId]: Object.entries(entries).map(([channel, { status }]) => `${channel} ${status}`),
    })),
  );
  await showEvents(context, { 'sku.channel-status-changed': skuIds.length * CHANNELS * 2 });
  return record;
}

function isApprovedEverywhere(sku: Sku): boolean {
  const entries = Object.values(sku.salesChannelStatus);
  return entries.length === CHANNELS && entries.every((e) => e.status === 'SALES_CHANNEL_APPROVED');
}

/** Shows how a price is calculated. */
export async function explainPrice(context: DemoContext, skuIds: readonly string[]): Promise<void> {
  printer.step('Price breakdown: from the payout to the price tag, in pesos');
  await show<Breakdown>(
    context.merchant,
    {
      method: 'GET',
      path: `/ext/skus/${skuIds[0]}/validPrice/breakdown?salesChannel=${CHANNEL}&currency=MXN`,
    },
    ({ fxRate, feeShare, freight, sale }) => ({ fxRate, feeShare, freight, sale }),
  );
}

/** Sets the destination price in one channel, and shows the resulting payout. */
export async function setPriceTag(context: DemoContext, skuIds: readonly string[]): Promise<void> {
  printer.step('Destination price: the price in Chile is set, the payout is derived from it');
  const skuId = skuIds.at(-1);
  await show<{ status: string; publishedCount: number }>(
    context.merchant,
    {
      method: 'POST',
      path: `/ext/prices/destination/${skuId}`,
      body: { salesChannel: 'SHOP', country: 'CL', salePrice: 99_990, listPrice: 119_990 },
    },
    ({ status, publishedCount }) => ({ status, publishedCount }),
  );
  await showEvents(context, { 'price.localized': skuIds.length * CHANNELS + 1 });
  await show<ShownPrice & { grossOutboundSalePrice: number }>(
    context.merchant,
    {
      method: 'GET',
      path: `/ext/skus/${skuId}/validPrice?salesChannel=SHOP&currency=CLP`,
    },
    ({ localizedSalePriceWithTaxes, grossOutboundSalePrice }) => ({
      localizedSalePriceWithTaxes,
      grossOutboundSalePrice,
    }),
  );
}

/** A channel requests the taxes of a cart to São Paulo. */
export async function simulateTaxes(
  context: DemoContext,
  skuIds: readonly string[],
): Promise<void> {
  printer.step('Tax simulation: a channel’s cart to São Paulo, in reais');
  const items = skuIds.slice(0, 2).map((skuId, index) => ({
    id: String(index + 1),
    skuId,
    quantity: index + 1,
    unitPriceWithDiscount: 199.9,
  }));
  await show<{ fxRate: number; totals: unknown }>(
    context.channel('ECOM'),
    {
      method: 'POST',
      path: '/ext/taxes',
      body: cartBody(items),
    },
    ({ fxRate, totals }) => ({ fxRate, totals }),
  );
}
