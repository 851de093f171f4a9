import { recordAudit, type UnitOfWork } from '#messaging';
import type { Requester } from './requester.js';
import type { Endpoint } from './store/endpoint.store.js';

type Action =
  | 'changed'
  | 'deleted'
  | 'deliveries-retried'
  | 'delivery-retried'
  | 'disabled'
  | 'enabled'
  | 'replay-cancelled'
  | 'replayed'
  | 'secret-rotated'
  | 'tested';

/** Records an operator's change of a merchant's endpoint (decision 2.4); the merchant's own changes are not audited. */
export async function auditByOperator(
  unitOfWork: UnitOfWork,
  requester: Requester,
  action: Action,
  { id, merchantId }: Pick<Endpoint, 'id' | 'merchantId'>,
  details: object = {},
): Promise<void> {
  if (!('operator' in requester)) return;
  await recordAudit(unitOfWork, {
    who: requester.operator,
    what: `webhook-endpoint.${action}`,
    details: { merchantId, endpointId: id, ...details },
  });
}
