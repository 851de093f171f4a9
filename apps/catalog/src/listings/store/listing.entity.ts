import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  ListedOffer,
  ListedPrice,
  ListedProduct,
  WithdrawalReason,
} from '../domain/listing.js';

/** A SKU that a channel is to show, or was and is to withdraw. Its unique order is that of the channel's list. */
@Entity('listing')
@Index('listing_order', ['salesChannel', 'position'], { unique: true })
export class ListingEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('uuid')
  id!: string;

  /** Place of its last change among those of the channel; it is the `listingVersion`. */
  @Column('bigint')
  position!: string;

  /** Place of the last change that the channel is to answer. */
  @Column('bigint')
  judgedPosition!: string;

  @Column('timestamp with time zone', { precision: 3 })
  changedAt!: Date;

  /** Null while the channel is to show it. */
  @Column('text', { nullable: true })
  reason!: WithdrawalReason | null;

  /** Null once it is withdrawn. */
  @Column('json', { nullable: true })
  product!: ListedProduct | null;

  /** SHA-256 of the product's text, to compare without reading it. */
  @Column('text', { nullable: true })
  productDigest!: string | null;

  /** Null once it is withdrawn. */
  @Column('json', { nullable: true })
  price!: ListedPrice | null;

  @Column('json')
  offer!: Partial<ListedOffer>;
}
