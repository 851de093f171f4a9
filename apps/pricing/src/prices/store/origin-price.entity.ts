import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('origin_price')
export class OriginPriceEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('numeric')
  salePrice!: string;

  @Column('numeric')
  listPrice!: string;

  @Column('timestamp with time zone', { precision: 3 })
  sentAt!: Date;
}
