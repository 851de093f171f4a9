import { needOf } from '#edge';
import type { SummaryPart, SummaryScope } from '#edge';
import type { ParkedOutbox } from '../outbox/parked-outbox.js';
import type { ParkedMessages } from '../parking/parked-messages.js';

/** Counts the parked messages of this service. Only operators see the count, which belongs to no merchant. */
export async function summarizeParked(
  { caller, merchantId }: SummaryScope,
  messages: ParkedMessages,
  outbox: ParkedOutbox,
): Promise<SummaryPart> {
  if (caller.kind !== 'operator' || merchantId !== undefined) return { needs: [] };
  const [groups, refused] = await Promise.all([messages.counts(), outbox.refused()]);
  const count = groups.reduce((total, group) => total + group.messages, 0);
  const oldest = groups.map((group) => group.oldest).toSorted((a, b) => +a - +b)[0];
  return {
    needs: [
      ...needOf('parked-messages', count, oldest),
      ...needOf('parked-outbox', refused.count, refused.oldest),
    ],
  };
}
