import { closed } from '#contracts';
import { Type, type Static } from 'typebox';
import { model, optional } from '../openapi/model.js';
import { needKinds } from './need-kinds.js';

export const NeedResponse = model('NeedResponse', {
  kind: closed(needKinds, { description: 'The kind of work.', example: 'orders-on-hold' }),
  count: Type.Integer({ description: 'Records that need a decision; never 0.', example: 3 }),
  oldest: optional(
    Type.String({
      description: 'Since when the oldest of them has waited; left out if it is not recorded.',
      format: 'date-time',
    }),
  ),
});
export type NeedResponse = Static<typeof NeedResponse>;

const ofDay = {
  day: Type.String({ description: 'The day in UTC.', format: 'date', example: '2026-11-26' }),
};

const OrdersOfDayResponse = model('OrdersOfDayResponse', {
  ...ofDay,
  salesChannel: Type.String({ description: 'The sales channel of the orders.', example: 'MELI' }),
  count: Type.Integer({ description: 'Orders with a `creationDate` on this day.', example: 12 }),
});

const ValueOfDayResponse = model('ValueOfDayResponse', {
  ...ofDay,
  currency: Type.String({ description: 'ISO 4217.', example: 'MXN' }),
  value: Type.String({
    description: 'The sum of the `value` of the orders created on this day, as a decimal number.',
    example: '1795.90',
  }),
});

const DurationOfDayResponse = model('DurationOfDayResponse', {
  ...ofDay,
  count: Type.Integer({ description: 'Orders that finished on this day.', example: 8 }),
  meanHours: Type.Number({
    description: 'The mean duration of these orders, in hours.',
    example: 26.5,
  }),
});

const SkusOfDayResponse = model('SkusOfDayResponse', {
  ...ofDay,
  count: Type.Integer({
    description: 'SKUs that were live in at least one channel at the end of the day; today: now.',
    example: 240,
  }),
});

export const ChartsResponse = model('ChartsResponse', {
  ordersByDay: Type.Array(OrdersOfDayResponse, { description: 'Orders by day and channel.' }),
  valueByDay: Type.Array(ValueOfDayResponse, {
    description: 'Value of orders by day and currency.',
  }),
  approvalToShipment: Type.Array(DurationOfDayResponse, {
    description: 'From approval to shipment, by the day of the shipment.',
  }),
  approvalToDelivery: Type.Array(DurationOfDayResponse, {
    description: 'From approval to delivery, by the day of the delivery.',
  }),
  liveSkus: Type.Array(SkusOfDayResponse, { description: 'Live SKUs by day.' }),
});
export type ChartsResponse = Static<typeof ChartsResponse>;
