import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PriceKind } from '../domain/localization.js';

/** Why a price is queued. */
export type QueueCause = 'update' | 'dimensions' | 'fx' | 'connection' | 'upsert' | 'rules';

/** The newest request of each price (decision 5.1). */
@Entity('price_request')
export class PriceRequestEntity {
  /** See `priceIdOf`. */
  @PrimaryColumn('text')
  priceId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('text')
  salesChannel!: string;

  /** Rises by one each time that the price is queued. */
  @Column('integer')
  request!: number;

  @Column('text')
  kind!: PriceKind;

  /** A payout where the kind is `origin`, a shown price where it is `destination`. */
  @Column('numeric')
  salePrice!: string;

  @Column('numeric')
  listPrice!: string;

  /** The merchant's for a payout, the channel's for a shown price. */
  @Column('text')
  currency!: string;

  @Column('text')
  cause!: QueueCause;

  /** When the merchant sent the price; kept when a connection or a change repeats the request. */
  @Column('timestamp with time zone', { precision: 3 })
  requestedAt!: Date;

  @Column('text')
  state!: 'queued' | 'localized' | 'failed' | 'withdrawn';

  /** Null unless the state is `failed`. */
  @Column('text', { nullable: true })
  failureCode!: string | null;

  @Column('text', { nullable: true })
  failureDetail!: string | null;

  /** Null unless the state is `failed`. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  failedAt!: Date | null;

  /** The request that waits for terms that have not arrived (decision 9.6), while it is the newest and `queued`. */
  @Column('integer', { nullable: true })
  waitingRequest!: number | null;

  /** That of the price's newest event, of any type. */
  @Column('bigint')
  version!: string;
}
