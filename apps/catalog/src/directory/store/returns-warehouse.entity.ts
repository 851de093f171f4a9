import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A warehouse of the returns partner, one for each destination (decision 4.2). */
@Entity('returns_warehouse')
@Unique(['country'])
export class ReturnsWarehouseEntity {
  @PrimaryColumn('integer')
  warehouseId!: number;

  @Column('text')
  name!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country!: string;
}
