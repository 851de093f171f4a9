import { eventually } from '#testing';
import { tShirt } from '../tools/requests/product-body.js';
import type { ShownPrice } from '../tools/requests/order-body.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { Downstream } from './support/downstream.js';
import { Merchant } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';

const MERCHANT = 'FOLLOWED';

describe('a new consumer that reads a snapshot, then the tail (decision 8.7)', () => {
  let stack: TestStack;
  let merchant: Merchant;
  let downstream: Downstream;
  let skuIds: string[];
  let price: ShownPrice;
  let rounds = 0;

  beforeAll(async () => {
    stack = await sharedStack();
    merchant = await Merchant.logIn(stack, await newMerchant(stack, MERCHANT));
    skuIds = await merchant.upload('shirt');
    price = await merchant.price(skuIds);
    for (let n = 0; n < 3; n += 1) await write();
    await ready('sold-1');
    downstream = await Downstream.begin(stack, merchant.operator, MERCHANT);
  }, 180_000);

  afterAll(() => downstream?.stop());

  /** Changes something of every kind: stock, a price, two orders, the parcel of an earlier one, a product's SKUs. */
  async function write(): Promise<void> {
    rounds += 1;
    await merchant.setStock(skuIds[2]!, 100 + rounds);
    const salePrice = 60 + rounds / 100;
    await merchant.api.send('POST', `/ext/prices/origin/${skuIds[3]}`, {
      salePrice,
      listPrice: 75,
    });
    const sold = await merchant.order(`sold-${rounds}`, skuIds, price);
    await merchant.approve(sold.orderId);
    await merchant.order(`open-${rounds}`, skuIds, price);
    const product = tShirt(`more-${rounds % 3}`);
    const sent = rounds % 2 === 0 ? product.slice(0, 3) : product;
    await merchant.api.send('POST', '/ext/merchant/skus', sent);
    if (rounds > 3) {
      const { parcelId } = await merchant.parcelOf(`sold-${rounds - 3}`);
      await merchant.report('operator', parcelId, ['LEFT_FULFILLMENT', 'HUB_RECEIVED']);
    }
  }

  const ready = (id: string) => merchant.orderAt(`${MERCHANT}-MELI-${id}`, 'READY_TO_SHIP');

  it('A new consumer finally has the state of the lists, although writes continue meanwhile', async () => {
    await write();
    const reading = downstream.readLists();
    await Promise.all([reading, write().then(write)]);
    await write();
    const shown = await eventually(
      async () => {
        downstream.consume();
        const now = await downstream.shown();
        expect(downstream.state()).toEqual(now);
        return now;
      },
      { timeoutMs: 60_000, waitingFor: 'the tail to be consumed' },
    );
    const streams = Object.keys(shown).map((subject) => subject.split(' ', 1)[0]);
    expect([...new Set(streams)].toSorted()).toEqual([
      'catalog.inventory',
      'catalog.sku',
      'logistics.fulfillment',
      'orders.order',
      'pricing.price',
    ]);
    // Both branches of the rule were used: versions that the lists already contained, and newer ones.
    expect(downstream.outcomes.stale).toBeGreaterThan(0);
    expect(downstream.outcomes.applied).toBeGreaterThan(0);
  }, 180_000);
});
