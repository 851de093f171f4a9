import type { EventOf, SalesChannelOrderPlaced } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import { orderSold } from '../builders.js';
import type { Orders } from '../orders.js';

type Sold = EventOf<typeof SalesChannelOrderPlaced>;
type Published = Parameters<Orders['channelPublishes']>[1];
type Rejected = { operation: string; errors: { pointer?: string; code: string; detail: string }[] };

/** The transports for a channel's orders and its requests about them (decision 10.1). */
export const TRANSPORTS = ['stream', 'HTTP'] as const;

/** A channel that uses one transport, without any waiting beyond that of the transport itself. */
export interface Channel {
  sold(over?: Partial<Sold>): Promise<Sold>;
  channelPublishes(sold: Sold, published: Published): Promise<{ eventId: string }>;
  consumed(sent: { eventId: string }): Promise<void>;
  /** The refusal of a message that was sent. */
  rejected(sent: { eventId: string }): Promise<Rejected>;
  /** All refusals about an order. */
  refusals(sold: Sold): Promise<unknown[]>;
}

export function channelOver(transport: (typeof TRANSPORTS)[number], orders: Orders): Channel {
  return transport === 'stream' ? orders : new HttpChannel(orders);
}

class HttpChannel implements Channel {
  private readonly refused = new Map<string, Rejected & { salesChannelOrderId: string }>();

  constructor(private readonly orders: Orders) {}

  async sold(over: Partial<Sold> = {}): Promise<Sold> {
    const { salesChannelOrderId } = this.orders.body();
    const sold = { ...orderSold(salesChannelOrderId), eventId: uuidv7(), ...over } as Sold;
    await this.send(sold, sold.eventId, 'place', '', sold);
    return sold;
  }

  async channelPublishes(sold: Sold, published: Published): Promise<{ eventId: string }> {
    const eventId = uuidv7();
    const id = `/${encodeURIComponent(sold.salesChannelOrderId)}`;
    if ('approvalDate' in published) {
      await this.send(sold, eventId, 'approve', `${id}/approve`, published);
    } else if ('cancelDate' in published) {
      await this.send(sold, eventId, 'cancel', `${id}/cancel`, published);
    } else {
      await this.send(sold, eventId, 'return', `${id}/return-request`, published);
    }
    return { eventId };
  }

  async consumed(): Promise<void> {}

  async rejected({ eventId }: { eventId: string }): Promise<Rejected> {
    const rejected = this.refused.get(eventId);
    if (!rejected) throw new Error('the request was accepted');
    return rejected;
  }

  async refusals({ salesChannelOrderId }: Sold): Promise<unknown[]> {
    return [...this.refused.values()].filter(
      (rejection) => rejection.salesChannelOrderId === salesChannelOrderId,
    );
  }

  private async send(
    { salesChannel, salesChannelOrderId }: Sold,
    eventId: string,
    operation: string,
    path: string,
    content: object,
  ): Promise<void> {
    const { status, body } = await this.orders.asChannel(path, content, { salesChannel });
    if (status < 400) return;
    const errors = body.errors ?? [{ code: body.code, detail: body.detail }];
    this.refused.set(eventId, { operation, errors, salesChannelOrderId });
  }
}
