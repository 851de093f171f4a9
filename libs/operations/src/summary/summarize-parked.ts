import { needOf, SummaryParts, type SummaryPart, type SummaryScope } from '#edge';
import { Injectable } from '@nestjs/common';
import { ParkedOutbox, ParkedMessages } from '#messaging';

/** Counts the parked messages of this service. Only operators see the count, which belongs to no merchant. */
@Injectable()
export class SummarizeParked {
  constructor(
    parts: SummaryParts,
    private readonly messages: ParkedMessages,
    private readonly outbox: ParkedOutbox,
  ) {
    parts.add((scope) => this.read(scope));
  }

  async read({ caller, merchantId }: SummaryScope): Promise<SummaryPart> {
    if (caller.kind !== 'operator' || merchantId !== undefined) return { needs: [] };
    const [groups, refused] = await Promise.all([this.messages.counts(), this.outbox.refused()]);
    const count = groups.reduce((total, group) => total + group.messages, 0);
    const oldest = groups.map((group) => group.oldest).toSorted((a, b) => +a - +b)[0];
    return {
      needs: [
        ...needOf('parked-messages', count, oldest),
        ...needOf('parked-outbox', refused.count, refused.oldest),
      ],
    };
  }
}
