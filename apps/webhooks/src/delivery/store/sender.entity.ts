import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A process that sends, and when it last reported. */
@Entity('sender')
export class SenderEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamp with time zone', { precision: 3 })
  seenAt!: Date;
}
