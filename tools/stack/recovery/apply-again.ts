import { CredentialRevoked, OrderErased, type EventOf } from '#contracts';
import { recordAudit, runOnce, type UnitOfWork } from '#messaging';
import { revokeChannelToken } from '../../../apps/gateway/src/auth/store/channel-token.store.js';
import { lockClient, markRevoked } from '../../../apps/gateway/src/auth/store/client.store.js';
import { lockFlows } from '../../../apps/logistics/src/fulfillment/store/order-flow.store.js';
import { eraseBuyerOf } from '../../../apps/logistics/src/privacy/erase-buyer.js';
import { eraseParkedIntake } from '../../../apps/orders/src/privacy/erase-parked-intake.js';
import {
  eraseCopies,
  erasePersonalData,
} from '../../../apps/orders/src/privacy/store/personal-data.store.js';
import { schemaOf, type ServiceName } from '../topology.js';
import type { LostEvent } from './lost-events.js';
import type { LostSubject } from './raise-numbers.js';

/** The audit's name for what the command line does. */
const who = 'shell';

export interface AppliedAgain {
  revocations: number;
  erasures: number;
}

/**
 * Applies the lost revocations and erasures again, since what they protect from does not wait. Their events are published
 * already. Repeating it changes nothing.
 */
export async function applyAgain(
  databaseUrl: string,
  events: readonly LostEvent[],
  lost: readonly LostSubject[],
): Promise<AppliedAgain> {
  const inOne = (service: ServiceName, work: (unitOfWork: UnitOfWork) => Promise<void>) =>
    runOnce({ databaseUrl, schema: schemaOf(service), service }, (transactor) =>
      transactor.run('background', work),
    );
  const revoked = events.flatMap(({ type, event }) =>
    type === CredentialRevoked.type ? [event as EventOf<typeof CredentialRevoked>] : [],
  );
  const knownSubjects = new Set(lost.flatMap(({ subject, known }) => (known ? [subject] : [])));
  const erased = events.flatMap(({ type, event }) =>
    type === OrderErased.type && knownSubjects.has(event.subject)
      ? [event as EventOf<typeof OrderErased>]
      : [],
  );
  await inOne('gateway', async (unitOfWork) => {
    for (const revocation of revoked) await revoke(unitOfWork, revocation);
  });
  await inOne('orders', async (unitOfWork) => {
    for (const { orderId } of erased) await eraseOrder(unitOfWork, orderId);
  });
  await inOne('logistics', async (unitOfWork) => {
    lockFlows(unitOfWork, erased);
    for (const order of erased) await eraseBuyerOf(unitOfWork, order, new Date());
  });
  return { revocations: revoked.length, erasures: erased.length };
}

/** A client or token that was created after the restore time is unknown; the gateway refuses its tokens. */
async function revoke(
  unitOfWork: UnitOfWork,
  { clientId, salesChannel = '', tokenId }: EventOf<typeof CredentialRevoked>,
): Promise<void> {
  if (tokenId !== undefined) {
    const before = await revokeChannelToken(unitOfWork, salesChannel, tokenId);
    if (before !== 'live') return;
    const details = { salesChannel, tokenId };
    await recordAudit(unitOfWork, { who, what: 'sales-channel-token.revoked', details });
    return;
  }
  const client = await lockClient(unitOfWork, clientId);
  if (client === undefined || client.revokedAt !== undefined) return;
  await markRevoked(unitOfWork, clientId);
  await recordAudit(unitOfWork, { who, what: 'client.revoked', details: { clientId } });
}

/** Whatever the status of the restored order, which had ended when it was erased. */
async function eraseOrder(unitOfWork: UnitOfWork, orderId: string): Promise<void> {
  await eraseParkedIntake(unitOfWork, { orderId, who });
  await eraseCopies(unitOfWork, orderId);
  if (!(await erasePersonalData(unitOfWork, orderId))) return;
  const details = { orderId };
  await recordAudit(unitOfWork, { who, what: 'order.erase-personal-data', details });
}
