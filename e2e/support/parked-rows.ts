import { SalesChannelOrderApproved } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import type { RecoveryRig } from './recovery-rig.js';

/** The position of a message in a stream. */
interface Place {
  partition: number;
  offset: string;
}

interface ParkedRow extends Place {
  id: string;
  note: string;
}

/** Parks rows of a consumer and a relay, before and after Kafka loses its data, and clears them as an operator. */
export class ParkedRows {
  constructor(private readonly rig: RecoveryRig) {}

  /**
   * Sends orders a message that is no event; with an id, so that it is not parked twice when the stream is read again.
   * @returns the position at which it was parked
   */
  async sendUnreadable(note: string): Promise<Place> {
    const { stream, type } = SalesChannelOrderApproved;
    const headers = { ce_id: uuidv7(), ce_type: type };
    const sender = await this.rig.kafka.sender();
    const place = { partition: 0, offset: '' };
    await sender.send([
      {
        stream,
        ...place,
        key: null,
        value: Buffer.from(JSON.stringify({ note })),
        headers,
      },
    ]);
    await sender.stop();
    return eventually(
      async () => {
        const row = (await this.rows()).find((parked) => parked.note === note);
        if (!row) throw new Error('it is not parked yet');
        return { partition: row.partition, offset: row.offset };
      },
      { timeoutMs: 60_000, waitingFor: `'${note}' to be parked` },
    );
  }

  async ofOrders(): Promise<string[]> {
    return (await this.rows()).map(({ note }) => note);
  }

  /** Parks a SKU's stock event as if the broker had rejected it. @returns the row's id */
  async parkInOutbox(skuId: string): Promise<string> {
    const rows = await this.rig.rows(
      `UPDATE catalog.outbox SET parked_at = now(), parked_reason = 'MESSAGE_TOO_LARGE'
        WHERE stream = 'catalog.inventory' AND value LIKE $1 RETURNING id`,
      [`%"${skuId}"%`],
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.['id'] as string;
  }

  async ofCatalogOutbox(): Promise<unknown[]> {
    const rows = await this.rig.rows(
      'SELECT id FROM catalog.outbox WHERE parked_at IS NOT NULL ORDER BY id',
    );
    return rows.map((row) => row['id']);
  }

  async replayOutbox(id: string): Promise<void> {
    await this.operate(`/ops/services/catalog/parked-outbox/${id}/replay`);
  }

  async dropAll(): Promise<void> {
    for (const { id } of await this.rows()) {
      await this.operate(`/ops/services/orders/parked-messages/${id}/drop`, { reason: 'a test' });
    }
  }

  private async operate(path: string, body?: object): Promise<void> {
    await this.rig.merchant.operator.send('POST', path, body);
  }

  private async rows(): Promise<ParkedRow[]> {
    const rows = await this.rig.rows(
      `SELECT id, partition, "offset", convert_from(value, 'UTF8')::jsonb->>'note' AS note FROM orders.parked_message ORDER BY id`,
    );
    return rows as unknown as ParkedRow[];
  }
}
