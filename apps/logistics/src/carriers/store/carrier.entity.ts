import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('carrier')
export class CarrierEntity {
  @PrimaryColumn('text')
  carrierId!: string;

  @Column('text')
  clientId!: string;

  @Column('text', { array: true })
  merchants!: string[];
}
