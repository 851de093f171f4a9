import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order that needs an operator's attention (decision 6.3). */
@Entity('order_exception')
export class OrderExceptionEntity {
  @PrimaryColumn('text') orderId!: string;
  @PrimaryColumn('text') kind!: string;
  @Column('text') detail!: string;
  @Column('timestamp with time zone') since!: Date;
}
