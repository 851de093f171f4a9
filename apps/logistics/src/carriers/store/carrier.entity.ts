import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The client that reports tracking with a carrier id, and for which merchants (decision 7.8). */
@Entity('carrier')
export class CarrierEntity {
  @PrimaryColumn('text') carrierId!: string;
  @Column('text') clientId!: string;
  @Column('text', { array: true }) merchants!: string[];
}
