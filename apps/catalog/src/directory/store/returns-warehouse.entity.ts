import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A warehouse of the returns partner, one for each destination (decision 4.2). */
@Entity('returns_warehouse')
export class ReturnsWarehouseEntity {
  @PrimaryColumn('integer') warehouseId!: number;
  @Column('text') name!: string;
  @Column('text') country!: string;
}
