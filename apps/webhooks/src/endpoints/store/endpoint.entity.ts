import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a merchant receives its events (chapter 9 of the decisions). */
@Entity('endpoint')
export class EndpointEntity {
  /** A UUIDv7. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  url!: string;

  /** Null: all. */
  @Column('text', { array: true, nullable: true })
  types!: string[] | null;

  /** When they were changed last, as long as something may be queued that they no longer have. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  typesChangedAt!: Date | null;

  @Column('text')
  payload!: 'full' | 'thin';

  @Column('text')
  ordering!: 'subject' | 'none';

  /** Requests a second at most. */
  @Column('integer')
  rate!: number;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  state!: 'enabled' | 'disabled';

  @Column('text', { nullable: true })
  disabledReason!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  disabledAt!: Date | null;

  /** Encrypted; see `secrets/sealed-secret.ts`. */
  @Column('bytea')
  secret!: Buffer;

  /** The one before the last rotation, encrypted; it signs as well until `previousUntil`. */
  @Column('bytea', { nullable: true })
  previousSecret!: Buffer | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  previousUntil!: Date | null;

  /** 0 to 63, from a hash of the id; a process that sends leases buckets. */
  @Column('smallint')
  bucket!: number;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  updatedAt!: Date;
}
