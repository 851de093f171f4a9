import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('rules_seen')
export class RulesSeenEntity {
  @PrimaryColumn('text')
  destination!: string;

  @Column('integer')
  release!: number;

  @Column('text')
  since!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  seenAt!: Date;
}
