import { SalesChannelOrderRejected } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { Refusal } from '#platform';
import type { ChannelEvent } from './channel-event.js';
import { nextReplyVersion } from './store/waiting-intake.store.js';

const MAX_ERRORS = 100;

/** Publishes the rejection of a channel's event, with every reason (decision 6.9). */
export async function rejectChannelEvent(
  uow: UnitOfWork,
  { operation, event }: ChannelEvent,
  { code, detail, extras }: Refusal,
): Promise<void> {
  const { merchantId, salesChannel, salesChannelOrderId, eventId: causeEventId } = event;
  const subject = `${salesChannel}:${salesChannelOrderId}`;
  const version = await nextReplyVersion(uow, subject);
  const reasons = extras.errors ?? [{ code, detail }];
  uow.publish(
    SalesChannelOrderRejected,
    {
      merchantId,
      subject,
      version,
      salesChannel,
      salesChannelOrderId,
      operation,
      causeEventId,
      errors: reasons.slice(0, MAX_ERRORS),
    },
    event,
  );
}
