import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A channel's event that waits for reference data, or for an earlier event of its order (decision 6.9). The rows of an
 * order are applied by ascending id.
 */
@Entity('waiting_intake')
export class WaitingIntakeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') orderId!: string;
  @Column('text') merchantId!: string;
  @Column('text') type!: string;
  @Column('jsonb') event!: object;
  @Column('timestamp with time zone', { name: 'arrived_at' }) receivedAt!: Date;
  @Column('text') detail!: string;
  @Column('timestamp with time zone') dueAt!: Date | null;
}
