import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SalesChannelEntity } from '../../directory/store/sales-channel.entity.js';
import type { ChannelLimits } from '../domain/taxonomy.js';

/** What a channel takes (decision 10.6); its categories and attributes have tables of their own. */
@Entity('channel_taxonomy')
export class ChannelTaxonomyEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => SalesChannelEntity)
  salesChannel!: string;

  /** One more with each change. */
  @Column('integer')
  version!: number;

  /** Of all that was sent: the same again changes nothing. */
  @Column('text')
  digest!: string;

  @Column('integer')
  categoryCount!: number;

  @Column('jsonb')
  limits!: ChannelLimits;

  /** A client id. */
  @Column('text')
  changedBy!: string;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;
}
