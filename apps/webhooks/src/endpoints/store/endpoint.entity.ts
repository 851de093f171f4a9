import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a merchant receives its events (decision 11.3). */
@Entity('endpoint')
export class EndpointEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') merchantId!: string;
  @Column('text') url!: string;
  @Column('text', { array: true }) types!: string[] | null;
  @Column('timestamp with time zone') typesChangedAt!: Date | null;
  @Column('text') payload!: 'full' | 'thin';
  @Column('text') ordering!: 'subject' | 'none';
  @Column('integer') rate!: number;
  @Column('text') description!: string | null;
  @Column('text') state!: 'enabled' | 'disabled';
  @Column('text') disabledReason!: string | null;
  @Column('timestamp with time zone') disabledAt!: Date | null;
  @Column('bytea') secret!: Buffer;
  @Column('bytea') previousSecret!: Buffer | null;
  @Column('timestamp with time zone') previousUntil!: Date | null;
  @Column('smallint') bucket!: number;
  @Column('timestamp with time zone') createdAt!: Date;
  @Column('timestamp with time zone') updatedAt!: Date;
}
