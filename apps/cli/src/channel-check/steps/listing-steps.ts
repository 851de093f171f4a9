import type { Listing } from '../bench.js';
import { notChecked, type Fault, type FaultCode, type Outcome } from '../outcome.js';
import { entrepotDoes, watch } from '../watch.js';
import { answerFaults, denialFaults, isShown, shopFaults } from './listing-faults.js';
import { listed, namesOf, present, type Check, type Step } from './step.js';

const FIRST_PRICE = 60;
const STOCK = 20;
const NEW_STOCK = 7;
const NOT_SHOWN = 'needs --shop-command';

/** The steps of the check with products. */
export const LISTING_STEPS: readonly Step[] = [
  {
    name: 'publish',
    async take(check) {
      const { bench, product } = check;
      await bench.putProduct(product.skus);
      for (const [index, { skuId }] of product.skus.entries()) {
        await bench.setStock(skuId, STOCK);
        await setPrice(check, skuId, FIRST_PRICE + index);
      }
      const isPriced = ({ action, price, quantity }: Listing) =>
        action === 'publish' && price !== undefined && quantity === STOCK;
      await listed(check, 'The listing of the product', idsOf(check), isPriced);
      return answeredAndShown(check);
    },
  },
  {
    name: 'text',
    async take(check) {
      const { bench, product } = check;
      const before = await bench.listings();
      for (const sku of product.skus) {
        sku.name += ' 2';
        sku.description += ' 2';
      }
      await bench.putProduct(product.skus);
      const isNew = ({ skuId, action, name }: Listing) =>
        action === 'publish' && name !== before.get(skuId)?.name;
      await listed(check, 'The new text', idsOf(check), isNew);
      return answeredAndShown(check, ['wrong-title', ...WHOLE]);
    },
  },
  {
    name: 'price',
    async take(check) {
      const [skuId = ''] = idsOf(check);
      const before = (await check.bench.listings()).get(skuId)?.price?.sale;
      await setPrice(check, skuId, FIRST_PRICE + 15);
      const isNew = ({ price }: Listing) => price !== undefined && price.sale !== before;
      await listed(check, 'The new price', [skuId], isNew);
      return shown(check, skuId, 'wrong-price');
    },
  },
  {
    name: 'stock',
    async take(check) {
      const [skuId = ''] = idsOf(check);
      await check.bench.setStock(skuId, NEW_STOCK);
      await listed(check, 'The new stock', [skuId], ({ quantity }) => quantity === NEW_STOCK);
      return shown(check, skuId, 'wrong-stock');
    },
  },
  {
    name: 'withdraw',
    take: withdraws,
  },
  {
    name: 'return-sku',
    async take(check) {
      await setActive(check, true);
      return answeredAndShown(check, WHOLE);
    },
  },
  {
    name: 'deny',
    take: denies,
  },
];

async function withdraws(check: Check): Promise<Outcome> {
  const { shop } = check;
  const [listing] = await present(check, idsOf(check).slice(-1));
  // If the shop did not show a SKU before, its absence afterwards proves nothing.
  const isToSee = listing && shop.canShow && isShown(await shop.sku(namesOf(listing, check)));
  const skuId = await setActive(check, false);
  if (isToSee || !shop.canShow) return shown(check, skuId, 'still-shown');
  return notChecked('the shop did not show it before');
}

async function denies(check: Check): Promise<Outcome> {
  const { bench, denied } = check;
  const [sku] = denied.skus;
  if (!sku) return notChecked('there is no SKU to deny');
  const { skuId } = sku;
  await bench.putProduct(denied.skus);
  await bench.setStock(skuId, STOCK);
  await setPrice(check, skuId, FIRST_PRICE);
  await listed(check, 'The listing to deny', [skuId], ({ action }) => action === 'publish');
  const read = async () => (await present(check, [skuId]))[0];
  const outcome = await watch(async () => {
    const listing = await read();
    return listing ? denialFaults(check, listing) : [];
  }, check);
  if (outcome.faults.length > 0) return outcome;
  if ((await read())?.status === 'SALES_CHANNEL_DENIED') return outcome;
  return notChecked('the shop accepts a missing image; give --denied-sku');
}

/** Withdraws the last variant of the product. @returns its SKU id */
async function setActive(check: Check, active: boolean): Promise<string> {
  const { bench, product } = check;
  const sku = product.skus.at(-1);
  if (!sku) throw new Error('the product has no variants');
  sku.globalSaleChannelData = { ...sku.globalSaleChannelData, active };
  await bench.putProduct(product.skus);
  const action = active ? 'publish' : 'withdraw';
  const what = active ? 'The return of a variant' : 'The withdrawal';
  await listed(check, what, [sku.skuId], (listing) => listing.action === action);
  return sku.skuId;
}

async function setPrice({ bench, clock }: Check, skuId: string, sale: number) {
  // Pricing learns of a SKU by an event.
  await entrepotDoes(
    `The price of ${skuId}`,
    async () => (await bench.setPrice(skuId, sale)) || undefined,
    clock,
  );
}

function idsOf({ product }: Check): string[] {
  return product.skus.map(({ skuId }) => skuId);
}

/** The check after a change that the channel must answer. */
function answeredAndShown(check: Check, codes?: readonly FaultCode[]): Promise<Outcome> {
  return watch(async (): Promise<Fault[]> => {
    const listings = await present(check, idsOf(check));
    const faults = await answerFaults(check, published(listings));
    if (faults.length > 0) return faults;
    return only(await shopFaults(check, listings), codes);
  }, check);
}

function published(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ action }) => action === 'publish');
}

/** The check after a change that the channel does not answer: only the shop shows it. */
async function shown(check: Check, skuId: string, code: FaultCode): Promise<Outcome> {
  check.changedAt = check.clock.now();
  if (!check.shop.canShow) return notChecked(NOT_SHOWN);
  return watch(async () => {
    const faults = await shopFaults(check, await present(check, idsOf(check)), skuId);
    return only(faults, [code, ...WHOLE]);
  }, check);
}

/** The faults of a SKU, whatever was changed. */
const WHOLE: readonly FaultCode[] = ['wrong-sku', 'not-shown'];

/** A step does not repeat the faults of other steps. */
function only(faults: readonly Fault[], codes: readonly FaultCode[] | undefined): Fault[] {
  return faults.filter(({ code }) => codes === undefined || codes.includes(code));
}
