import { channelTokenOf, clientOf } from '../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { operations, type DocumentedOperation } from '../documented-requests.js';
import { Merchant } from '../merchant.js';
import { kindsOf, type Kind } from '../security/callers.js';
import { ownerOf } from '../security/owners.js';
import { largestRequests } from './largest-requests.js';
import type { Attack } from './trial.js';
import type { VictimsRecords } from './victim.js';

/** The operations that a client without operator rights, or anyone, may call; deletions come last. */
export const PUBLIC_OPERATIONS: readonly DocumentedOperation[] = [...operations.values()]
  .filter(
    (documented) =>
      kindsOf(documented).length === 0 || kindsOf(documented).some((kind) => kind !== 'operator'),
  )
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** The attacking client and its records. */
export interface Attacker {
  tokens: Record<Kind, string>;
  /** Values by the name of the parameter. */
  knownIds: Record<string, string>;
  /** The client's valid login. */
  login: { clientId: string; clientSecret: string };
}

/**
 * Attacks an operation at the rate limit of a client, on 100 connections: a few send at full speed, others do not read
 * the answers, and others write slowly.
 */
export function attackOn(
  documented: DocumentedOperation,
  { tokens, knownIds, login }: Attacker,
): Attack {
  const { operationId } = documented.operation;
  const [kind] = kindsOf(documented);
  const largest = largestRequests(documented, knownIds, kind && tokens[kind]);
  const body = JSON.stringify(login);
  const requests =
    operationId === 'generateToken' ? largest.map((each) => ({ ...each, body })) : largest;
  return {
    name: operationId,
    place: ownerOf(documented.path),
    lanes: () => [
      { connections: 8, perSecond: 60, requests },
      { connections: 46, perSecond: 20, read: 'slow', requests },
      { connections: 46, perSecond: 20, write: 'chunked', requests },
    ],
  };
}

/** A product with prices, an order in fulfillment and its parcel. */
export async function addVictimsRecords(
  stack: TestStack,
  clientId: string,
): Promise<VictimsRecords> {
  const merchant = await Merchant.logIn(stack, clientId);
  const skuIds = await merchant.upload('VICTIM');
  const price = await merchant.price(skuIds);
  const { orderId } = await merchant.order('VICTIM', skuIds, price);
  await merchant.approve(orderId);
  await merchant.orderAt(orderId, 'READY_TO_SHIP');
  const { parcelId } = await merchant.parcelOf('VICTIM');
  const { carrierId = '' } = clientOf(stack.sandbox, clientId);
  const channelToken = channelTokenOf(stack.sandbox, 'MELI');
  return { skuId: skuIds[0] ?? '', orderId, parcelId, carrierId, channelToken };
}
