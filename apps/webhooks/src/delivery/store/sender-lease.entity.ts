import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which process sends to the endpoints of a bucket; 64 rows. */
@Entity('sender_lease')
export class SenderLeaseEntity {
  @PrimaryColumn('smallint')
  bucket!: number;

  /** A process of the table `sender`; the bucket is free if it is not there. */
  @Column('uuid', { nullable: true })
  holder!: string | null;
}
