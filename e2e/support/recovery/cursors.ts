import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { operations, urlOf, type DocumentedOperation } from '../documented-requests.js';
import { kindsOf, type Kind } from '../security/callers.js';
import { withQuery } from '../security/places.js';
import { send } from '../security/send.js';

/** These lists continue after the id or the time of a record, which the caller may choose. */
export const CONTINUED_BY_RECORD: ReadonlySet<string> = new Set([
  'listClients',
  'listSessions',
  'listParkedMessages',
  'listParkedOutbox',
  'listServiceAudit',
  'listTaxRules',
  'listDutyRates',
  'listFreightTariffs',
]);

/** The operations that continue a list, with the parameter that does. */
export const continued: readonly (DocumentedOperation & { parameter: string })[] = [
  ...operations.values(),
].flatMap((documented) => {
  const names = documented.operation.parameters.flatMap((each) =>
    '$ref' in each ? [] : [each.name],
  );
  const parameter = names.find((name) => ['nextPageToken', 'after', 'before'].includes(name));
  return parameter === undefined ? [] : [{ ...documented, parameter }];
});

/** Values of parameters that belong to the merchant ACME and the channel MELI. */
const KNOWN = { merchantId: 'ACME', salesChannel: 'MELI', id: 'MELI', warehouseId: '1' };

/** A page token or cursor, and the request that continues with it. */
interface HeldCursor {
  operationId: string;
  next: () => ReturnType<typeof send>;
}

/** Reads one record of every list of the API document. @returns the cursors behind them */
export async function heldCursors(
  stack: TestStack,
  tokens: Record<Kind, string>,
  skuId: string,
): Promise<HeldCursor[]> {
  const held: HeldCursor[] = [];
  for (const list of continued) {
    const { operationId } = list.operation;
    const [kind] = kindsOf(list);
    if (CONTINUED_BY_RECORD.has(operationId) || kind === undefined) continue;
    const ids = { ...KNOWN, skuId, endpointId: 'none' };
    const url = withQuery(urlOf(list, ids), 'pageSize', '1');
    const read = (address: string) => send(stack.gateway, address, { token: tokens[kind] });
    const { json } = await read(url);
    const cursor: unknown = json?.nextPageToken ?? json?.after;
    // A list with at most one record has no further page.
    if (typeof cursor !== 'string') continue;
    held.push({ operationId, next: () => read(withQuery(url, list.parameter, cursor)) });
  }
  return held;
}
