import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs tokens, or has signed tokens that may be valid still (decision 2.2). */
@Entity('signing_key')
export class SigningKeyEntity {
  @PrimaryColumn('text')
  kid!: string;

  @Column('jsonb')
  privateJwk!: unknown;

  @Column('text')
  state!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** From when it signs: later than its creation, so that all services know it by then. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  signsFrom!: Date | null;

  /** Null while it signs or will sign. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  retiredAt!: Date | null;
}
