import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('client')
export class ClientEntity {
  @PrimaryColumn('text')
  clientId!: string;

  @Column('text')
  kind!: string;

  @Column('text', { nullable: true })
  merchantId!: string | null;

  @Column('text', { nullable: true })
  partnerId!: string | null;

  @Column('text')
  secretHash!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  secretChangedAt!: Date;

  @Column('text', { nullable: true })
  previousSecretHash!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  previousSecretUntil!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
