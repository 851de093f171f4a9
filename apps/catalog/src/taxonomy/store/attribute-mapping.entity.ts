import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SalesChannelEntity } from '../../directory/store/sales-channel.entity.js';
import type { ValueMapping } from '../domain/mapping.js';

/** The attribute of a channel for the name of an attribute, and its values (decision 10.6). */
@Entity('attribute_mapping')
export class AttributeMappingEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => SalesChannelEntity)
  salesChannel!: string;

  /** Empty: an operator's, for all merchants. */
  @PrimaryColumn('text')
  merchantId!: string;

  /** The name without case and accents. */
  @PrimaryColumn('text')
  nameKey!: string;

  /** As sent. */
  @Column('text')
  name!: string;

  /** A code, which the taxonomy may have lost since. */
  @Column('text')
  attribute!: string;

  @Column('jsonb')
  values!: ValueMapping[];

  /** A client id. */
  @Column('text')
  changedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  lastUpdateDate!: Date;
}
