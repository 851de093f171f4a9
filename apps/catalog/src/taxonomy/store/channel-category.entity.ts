import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ChannelTaxonomyEntity } from './channel-taxonomy.entity.js';

/** A category of a channel. */
@Entity('channel_category')
@Index('channel_category_path', ['salesChannel', 'pathKey'])
export class ChannelCategoryEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => ChannelTaxonomyEntity)
  salesChannel!: string;

  @PrimaryColumn('text')
  code!: string;

  /** Its levels, separated by ` > `. */
  @Column('text')
  path!: string;

  /** The path without case and accents. */
  @Column('text')
  pathKey!: string;

  /** Codes of the attributes that not all categories have. */
  @Column('text', { array: true, default: '{}' })
  attributes!: string[];
}
