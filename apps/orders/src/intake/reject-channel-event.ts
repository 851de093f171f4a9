import { SalesChannelOrderRejected } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { Refusal } from '#edge';
import type { ChannelEvent } from './channel-event.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { nextReplyVersion } from './store/waiting-intake.store.js';

const MAX_ERRORS = 100;

/**
 * Publishes the rejection of a channel's event, with every reason (decision 6.9): member, code and rule, never a value of
 * the event, since the stream is open (decision 8.6).
 */
export async function rejectChannelEvent(
  unitOfWork: UnitOfWork,
  { operation, event }: ChannelEvent,
  refusal: Refusal,
): Promise<void> {
  const { merchantId, salesChannel, salesChannelOrderId, eventId: causeEventId } = event;
  const subject = `${salesChannel}:${salesChannelOrderId}`;
  const version = await nextReplyVersion(unitOfWork, subject);
  unitOfWork.publish(
    SalesChannelOrderRejected,
    {
      merchantId,
      subject,
      version,
      salesChannel,
      salesChannelOrderId,
      operation,
      causeEventId,
      errors: reasonsOf(refusal).slice(0, MAX_ERRORS),
    },
    event,
  );
}

function reasonsOf(refusal: Refusal): readonly { code: string; detail: string }[] {
  if (refusal instanceof OrderRefusal) {
    return refusal.faults.map(({ pointer, code, detail }) => ({ pointer, code, detail }));
  }
  const { code, detail, extras } = refusal;
  return extras.errors ?? [{ code, detail }];
}
