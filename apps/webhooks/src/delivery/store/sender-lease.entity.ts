import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which process sends to the endpoints of a bucket; 64 rows. */
@Entity('sender_lease')
export class SenderLeaseEntity {
  @PrimaryColumn('smallint')
  bucket!: number;

  @Column('uuid', { nullable: true })
  holder!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  until!: Date | null;
}
