import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { operations, urlOf } from '../documented-requests.js';
import { kindsOf } from './callers.js';
import { OPERATORS_IDS } from './fixtures/operators-fixtures.js';
import { send } from './send.js';

/** The orders in the merchants' form, including buyers, and the labels with the buyers' addresses. */
export const WITH_BUYERS = ['/ops/orders', '/ops/orders/{orderId}', '/ops/parcels/labels'];

/**
 * All lists and single resources that an operator can read without an id.
 * @param ids of resources that no other fixture has, by path parameter
 * @param excluded paths that are not read
 */
export async function everyOperatorsView(
  stack: TestStack,
  token: string,
  ids: Record<string, string>,
  excluded: readonly string[] = [],
): Promise<string> {
  const readable = [...operations.values()].filter(
    (documented) =>
      documented.method === 'GET' &&
      kindsOf(documented).includes('operator') &&
      !excluded.includes(documented.path),
  );
  const knownIds = {
    ...OPERATORS_IDS,
    service: 'orders',
    merchantId: 'ACME',
    salesChannel: 'MELI',
    jobId: '1',
    shipmentId: '1',
    ...ids,
  };
  const answers = readable.map(async (documented) => {
    const url = urlOf(documented, { ...knownIds, messageId: '1', rowId: '1' });
    return (await send(stack.gateway, url, { token })).text;
  });
  return (await Promise.all(answers)).join('\n');
}
