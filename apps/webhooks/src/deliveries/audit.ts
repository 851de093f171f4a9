import { recordAudit, type UnitOfWork } from '#messaging';
import type { EndpointAccess } from './endpoint-access.js';
import type { AddressedEndpoint } from './store/addressed-endpoint.store.js';

/** Records what an operator did with an endpoint (decision 2.4); what a merchant does with its own is not recorded. */
export async function audit(
  work: UnitOfWork,
  access: EndpointAccess,
  what: string,
  { id: endpointId, merchantId }: AddressedEndpoint,
  details: Record<string, unknown> = {},
): Promise<void> {
  if (!('operator' in access)) return;
  const named = { merchantId, endpointId, ...details };
  await recordAudit(work, { who: access.operator, what, details: named });
}
