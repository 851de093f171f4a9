import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ChannelAttribute } from '../domain/taxonomy.js';
import { ChannelTaxonomyEntity } from './channel-taxonomy.entity.js';

/** An attribute of a channel. */
@Entity('channel_attribute')
export class ChannelAttributeEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => ChannelTaxonomyEntity)
  salesChannel!: string;

  @PrimaryColumn('text')
  code!: string;

  /** In the order sent, from 0. */
  @Column('integer')
  position!: number;

  /** Every category has it. */
  @Column('boolean')
  everywhere!: boolean;

  /** As sent, without its categories. */
  @Column('jsonb')
  definition!: Omit<ChannelAttribute, 'categories'>;
}
