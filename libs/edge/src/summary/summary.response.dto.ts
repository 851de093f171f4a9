import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { needKinds, type NeedKind } from './need-kinds.js';

export class NeedResponse {
  @ApiProperty({
    description: 'The kind of work.',
    enum: needKinds,
    example: 'orders-on-hold',
  })
  kind!: NeedKind;

  @ApiProperty({
    description: 'Records that need a decision; never 0.',
    type: 'integer',
    example: 3,
  })
  count!: number;

  @ApiPropertyOptional({
    description: 'Since when the oldest of them has waited; left out if it is not recorded.',
    format: 'date-time',
  })
  oldest?: string;
}

class DayOf {
  @ApiProperty({ description: 'The day in UTC.', format: 'date', example: '2026-11-26' })
  day!: string;
}

class OrdersOfDayResponse extends DayOf {
  @ApiProperty({ description: 'The sales channel of the orders.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({
    description: 'Orders with a `creationDate` on this day.',
    type: 'integer',
    example: 12,
  })
  count!: number;
}

class ValueOfDayResponse extends DayOf {
  @ApiProperty({ description: 'ISO 4217.', example: 'MXN' })
  currency!: string;

  @ApiProperty({
    description: 'The sum of the `value` of the orders created on this day, as a decimal number.',
    example: '1795.90',
  })
  value!: string;
}

class DurationOfDayResponse extends DayOf {
  @ApiProperty({ description: 'Orders that finished on this day.', type: 'integer', example: 8 })
  count!: number;

  @ApiProperty({ description: 'The mean duration of these orders, in hours.', example: 26.5 })
  meanHours!: number;
}

class SkusOfDayResponse extends DayOf {
  @ApiProperty({
    description: 'SKUs that were live in at least one channel at the end of the day; today: now.',
    type: 'integer',
    example: 240,
  })
  count!: number;
}

export class ChartsResponse {
  @ApiProperty({ description: 'Orders by day and channel.', type: [OrdersOfDayResponse] })
  ordersByDay!: OrdersOfDayResponse[];

  @ApiProperty({ description: 'Value of orders by day and currency.', type: [ValueOfDayResponse] })
  valueByDay!: ValueOfDayResponse[];

  @ApiProperty({
    description: 'From approval to shipment, by the day of the shipment.',
    type: [DurationOfDayResponse],
  })
  approvalToShipment!: DurationOfDayResponse[];

  @ApiProperty({
    description: 'From approval to delivery, by the day of the delivery.',
    type: [DurationOfDayResponse],
  })
  approvalToDelivery!: DurationOfDayResponse[];

  @ApiProperty({ description: 'Live SKUs by day.', type: [SkusOfDayResponse] })
  liveSkus!: SkusOfDayResponse[];
}
