import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That an operator takes care of an exception; of one that is not recorded but derived from the data, too. */
@Entity('exception_acknowledgement')
export class ExceptionAcknowledgementEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @PrimaryColumn('text')
  kind!: string;

  /** When the exception began; a later one of the same kind is not acknowledged. */
  @Column('timestamp with time zone', { precision: 3 })
  since!: Date;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  at!: Date;

  /** The operator's client id. */
  @Column('text')
  who!: string;

  @Column('text', { nullable: true })
  note!: string | null;
}
