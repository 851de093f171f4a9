import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of an endpoint's attempts and deliveries that ended within an hour; kept for a day. */
@Entity('endpoint_hour')
export class EndpointHourEntity {
  @PrimaryColumn('uuid')
  endpointId!: string;

  @PrimaryColumn('timestamp with time zone', { precision: 3 })
  hour!: Date;

  /** Attempts that were answered 2xx. */
  @Column('integer', { default: 0 })
  succeeded!: number;

  /** Attempts that were answered otherwise, or not. */
  @Column('integer', { default: 0 })
  failed!: number;

  @Column('integer', { default: 0 })
  delivered!: number;

  @Column('integer', { default: 0 })
  dead!: number;

  @Column('integer', { default: 0 })
  dropped!: number;
}
