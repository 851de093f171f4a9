import { EntrepotError, type Entrepot, type Schemas } from '@entrepot/client';
import { SAMPLE_CONTENT } from '../skus/sample-content.js';
import type { Terminal } from '../terminal/terminal.js';
import { onceKnown, until } from './until.js';

/** The channel of the example orders, and its currency. */
export const CHANNEL = 'MELI';
export const CURRENCY = 'MXN';

const SKU_ID = 'TRIGGER-SHIRT-1';
const STOCK = 100;

/** A product that passes the review; it is the same for every example order. */
const SKU = {
  skuId: SKU_ID,
  productId: 'TRIGGER-SHIRT',
  main: true,
  ...SAMPLE_CONTENT,
  images: ['https://images.example.com/trigger-shirt/1.jpg'],
} satisfies Schemas['SkuDto'];

/** Makes sure that the merchant has a product that the channel sells. @returns its SKU id */
export async function prepareProduct(
  merchant: Entrepot,
  { note }: Pick<Terminal, 'note'>,
  signal: AbortSignal,
): Promise<string> {
  const stock = {
    skuId: SKU_ID,
    quantity: STOCK,
    warehouseId: 1,
    inventoryType: 'AVAILABLE',
  } as const;
  if (!(await isApproved(merchant, signal))) {
    note(`preparing the product ${SKU_ID}, once in this sandbox`);
    await merchant.skus.upsert([SKU], { signal });
    const price = { salePrice: 60, listPrice: 75 };
    const setPrice = () => merchant.prices.setOrigin(SKU_ID, price, { signal });
    await onceKnown(`The price of ${SKU_ID}`, setPrice, signal);
    const approved = () => isApproved(merchant, signal);
    await until(`The approval of ${SKU_ID} in ${CHANNEL}`, approved, Boolean, signal);
  }
  await merchant.inventories.set(stock, { signal });
  return SKU_ID;
}

async function isApproved(merchant: Entrepot, signal: AbortSignal): Promise<boolean> {
  try {
    const { channels } = await merchant.skus.status(SKU_ID, { signal });
    return channels.some(
      ({ salesChannel, status }) => salesChannel === CHANNEL && status === 'SALES_CHANNEL_APPROVED',
    );
  } catch (error) {
    if (error instanceof EntrepotError && error.status === 404) return false;
    throw error;
  }
}
