import { checkedProduct, deniedProduct } from './product.js';
import { runCheck, type CheckedStep } from './run-check.js';
import { FakeEntrepot } from './spec/fake-entrepot.js';
import { ImperfectConnector, PLANTED, type Planted } from './spec/imperfect-connector.js';

/** The number of turns of the connector between a change and its time limit. */
const WITHIN_MS = 5_000;

interface Given {
  planted?: Planted | Planted[];
  canShow?: boolean;
  canOrder?: boolean;
  mustDeny?: boolean;
  isStopped?: boolean;
}

async function checked({
  planted,
  mustDeny = false,
  isStopped = false,
  ...can
}: Given): Promise<CheckedStep[]> {
  const entrepot = new FakeEntrepot();
  const shop = new ImperfectConnector(entrepot.channel, [planted ?? []].flat(), () => true, can);
  if (!isStopped) entrepot.whileWaiting = () => shop.turn();
  const check = {
    salesChannel: 'MELI',
    bench: entrepot,
    shop,
    clock: entrepot,
    withinMs: WITHIN_MS,
    product: checkedProduct('1', {}),
    denied: deniedProduct('1', {}),
    mustDeny,
    sales: new Set<string>(),
    changedAt: 0,
    ids: new Map<string, string>(),
  };
  return runCheck(check);
}

/** `step outcome code` of each step that is not right. */
function faultsOf(results: readonly CheckedStep[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'late' || outcome === 'wrong')
    .map(({ step, outcome, faults }) => `${step} ${outcome} ${faults[0]?.code}`);
}

/** The first step at which each fault is found. */
const FOUND: Record<Planted, string> = {
  'answers-out-of-order': 'text wrong unanswered',
  'swapped-variants': 'publish wrong wrong-sku',
  'one-id-for-all': 'publish wrong same-id',
  'unanswered-variant': 'publish wrong unanswered',
  'cursor-lost-in-restart': 'text wrong unanswered',
  'late-price': 'price late wrong-price',
  'old-title': 'text wrong wrong-title',
  'stock-not-applied': 'stock wrong wrong-stock',
  'ignored-withdrawal': 'withdraw wrong still-shown',
  'stays-withdrawn': 'return-sku wrong not-shown',
  'denial-without-message': 'deny wrong no-message',
  'approves-refused': 'deny wrong approved',
  'lost-order': 'order wrong order-missing',
  'double-order': 'order wrong doubled-order',
  'order-of-wrong-sku': 'order wrong wrong-sku',
  'order-at-old-price': 'price wrong wrong-price',
  'never-approved': 'order wrong not-approved',
  'missing-tracking': 'track wrong tracking-missing',
  'missing-delivery': 'track wrong status-missing',
  'lost-return': 'return wrong return-lost',
  'lost-cancel': 'cancel-by-buyer wrong cancel-lost',
  'ignored-cancel': 'cancel-by-merchant wrong cancel-ignored',
};

describe('the check of a connector', () => {
  it.each([{}, { canShow: false }, { canOrder: false }, { canShow: false, canOrder: false }])(
    'finds nothing wrong with a correct connector, given %j',
    async (can) => {
      const results = await checked(can);
      expect(faultsOf(results)).toEqual([]);
      const notChecked = results.filter(({ outcome }) => outcome === 'not-checked');
      const count = (can.canShow === false ? 3 : 0) + (can.canOrder === false ? 6 : 0);
      expect(notChecked).toHaveLength(count);
    },
  );

  it.each(PLANTED)('finds the fault %s', async (planted) => {
    const results = await checked({ planted, mustDeny: true });
    expect(faultsOf(results)[0]).toBe(FOUND[planted]);
  });

  it('finds swapped variants and an old price from an order when the shop cannot be shown', async () => {
    const swapped = await checked({ planted: 'swapped-variants', canShow: false });
    expect(faultsOf(swapped)[0]).toBe('order wrong wrong-price');
    const old = await checked({ planted: 'order-at-old-price', canShow: false });
    expect(faultsOf(old)[0]).toBe('order wrong wrong-price');
  });

  it('queries the shop with the ids of the connector, even after later answers of the sandbox', async () => {
    const results = await checked({ planted: ['answers-out-of-order', 'ignored-withdrawal'] });
    expect(faultsOf(results)).toContain('withdraw wrong still-shown');
  });

  it('does not check the withdrawal of a SKU that the shop did not show', async () => {
    const results = await checked({ planted: 'unanswered-variant' });
    expect(results.find(({ step }) => step === 'withdraw')).toMatchObject({
      outcome: 'not-checked',
    });
  });

  it('reports no step as right for a connector that does not run', async () => {
    const results = await checked({ isStopped: true });
    expect(results.filter(({ outcome }) => outcome === 'right')).toEqual([]);
    expect(results.at(-1)).toMatchObject({ step: 'sold-once', outcome: 'not-checked' });
  });

  it('does not check the denial of a SKU that the shop need not refuse', async () => {
    const results = await checked({ planted: 'approves-refused' });
    expect(faultsOf(results)).toEqual([]);
    expect(results.find(({ step }) => step === 'deny')).toMatchObject({ outcome: 'not-checked' });
  });
});
