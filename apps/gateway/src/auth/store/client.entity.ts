import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client that logs in with a secret (decision 2.1). */
@Entity('client')
export class ClientEntity {
  @PrimaryColumn('text')
  clientId!: string;

  @Column('text')
  kind!: string;

  /** Of a merchant's client; null for others. */
  @Column('text', { nullable: true })
  merchantId!: string | null;

  /** Of a fulfilment partner's client; null for others. */
  @Column('text', { nullable: true })
  partnerId!: string | null;

  /** Of a sales channel's client; null for others. */
  @Column('text', { nullable: true })
  salesChannel!: string | null;

  /** What the tokens of a sales channel's client are for (decision 10.2); null for others. */
  @Column('text', { array: true, nullable: true })
  scopes!: string[] | null;

  /** `full`, or `read` for an operator that may only read (decision 2.2). */
  @Column('text', { default: 'full' })
  access!: string;

  /** Argon2id. */
  @Column('text')
  secretHash!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  secretChangedAt!: Date;

  /** The secret before, valid until `previousSecretUntil`; null when there is none. */
  @Column('text', { nullable: true })
  previousSecretHash!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  previousSecretUntil!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
