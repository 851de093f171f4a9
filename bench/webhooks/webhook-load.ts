import { OrderHistoryAdded } from '#contracts';
import { TestPublisher } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

const TICK_MS = 50;

/**
 * Publishes order events, each of a different order, for each merchant in turn. Only the webhooks service consumes
 * their type.
 */
export class WebhookLoad {
  private readonly publisher: TestPublisher;
  private count = 0;

  constructor(
    stack: TestStack,
    private readonly merchantIds: readonly string[],
  ) {
    this.publisher = new TestPublisher(stack.topicPrefix);
  }

  /** @returns the number of events published for each merchant */
  async run({ rate, seconds }: { rate: number; seconds: number }): Promise<Map<string, number>> {
    const published = new Map<string, number>();
    const startedAt = performance.now();
    let sent = 0;
    for (let now = 0; now < seconds * 1_000; now = performance.now() - startedAt) {
      const due = Math.floor((now / 1_000) * rate) - sent;
      const batch = Array.from({ length: due }, () => this.next());
      for (const id of batch) published.set(id, (published.get(id) ?? 0) + 1);
      await Promise.all(batch.map((merchantId) => this.publish(merchantId)));
      sent += due;
      await delay(TICK_MS);
    }
    return published;
  }

  stop(): Promise<void> {
    return this.publisher.stop();
  }

  private next(): string {
    this.count += 1;
    return this.merchantIds[this.count % this.merchantIds.length] as string;
  }

  private async publish(merchantId: string): Promise<void> {
    const orderId = `${merchantId}-MELI-${this.count}-${uuidv7().slice(-8)}`;
    const now = new Date().toISOString();
    await this.publisher.publish(OrderHistoryAdded, {
      merchantId,
      orderId,
      subject: orderId,
      version: 1,
      occurredAt: now,
      salesChannel: 'MELI',
      salesChannelOrderId: orderId,
      historyId: uuidv7(),
      entry: 'APPROVED',
      status: 'APPROVED',
      eventDate: now,
      receivedDate: now,
      allowedActions: ['cancel'],
    });
  }
}
