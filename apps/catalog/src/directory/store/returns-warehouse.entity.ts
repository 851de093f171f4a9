import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** TODO */
@Entity('returns_warehouse')
@Unique(['country'])
export class ReturnsWarehouseEntity {
  @PrimaryColumn('integer')
  warehouseId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  country!: string;
}
