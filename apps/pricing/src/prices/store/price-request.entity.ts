import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('price_request')
export class PriceRequestEntity {
  @PrimaryColumn('text')
  priceId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('integer')
  request!: number;

  @Column('text')
  kind!: string;

  @Column('numeric')
  salePrice!: string;

  @Column('numeric')
  listPrice!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  cause!: string;

  @Column('timestamp with time zone', { precision: 3 })
  requestedAt!: Date;

  @Column('text')
  state!: string;

  @Column('text', { nullable: true })
  failureCode!: string | null;

  @Column('text', { nullable: true })
  failureDetail!: string | null;

  @Column('bigint')
  version!: string;
}
