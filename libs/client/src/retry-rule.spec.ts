import { retryRule } from './retry-rule.js';

it.each([
  ['GET', '/ext/orders/{orderId}', 'safe'],
  ['PUT', '/ext/parcelTrackings', 'safe'],
  ['POST', '/ext/merchant/skus?dryRun=true', 'safe'],
  ['POST', '/ext/orders/ACME-MELI-1/cancel', 'safe'],
  ['POST', '/orders', 'key'],
  ['POST', '/ext/prices/origin/TSHIRT-1', 'key'],
  ['POST', '/ops/orders/republish', 'never'],
  ['POST', '/ops/clients', 'never'],
  ['POST', '/unknown', 'never'],
])('%s %s may be sent again: %s', (method, path, rule) => {
  expect(retryRule(method, path)).toBe(rule);
});
