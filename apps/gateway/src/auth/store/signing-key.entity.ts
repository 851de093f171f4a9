import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
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

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  signsFrom!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  retiredAt!: Date | null;
}
