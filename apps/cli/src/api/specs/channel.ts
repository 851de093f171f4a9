import { column, dates, numbers, type CommandSpec } from '../command-spec.js';

const now = (): string => new Date().toISOString();

const done = '{salesChannelOrderId} is {status}.';

/** For sales channels: their orders. */
export const CHANNEL_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'channel orders list',
    operations: ['listChannelOrders'],
    about: 'list the orders of the channel, of all merchants, by their last update',
    list: {
      member: 'orders',
      none: 'No orders match.',
      order: 'oldest',
      columns: [
        column('salesChannelOrderId', 'ORDER'),
        column('merchantId', 'MERCHANT'),
        column('status', 'STATUS'),
        column('orderId', 'ORDER ID', { wide: true }),
        numbers('value', 'VALUE', { rank: 2 }),
        column('currency', 'CURRENCY', { rank: 3 }),
        dates('creationDate', 'CREATED (UTC)', { rank: 4 }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 1 }),
      ],
    },
  },
  {
    path: 'channel orders show',
    operations: ['readChannelOrder'],
    about: 'show an order with its history, parcels and tracking',
  },
  {
    path: 'channel orders place',
    operations: ['placeChannelOrder'],
    about: 'place an order that the channel sold; the body is given with --data',
    done,
  },
  {
    path: 'channel orders approve',
    operations: ['approveChannelOrder'],
    defaults: { approvalDate: now },
    done,
  },
  {
    path: 'channel orders cancel',
    operations: ['cancelChannelOrder'],
    about: 'cancel an order that has not been shipped',
    names: { cancelReason: 'reason' },
    defaults: { cancelDate: now },
    asks: 'Cancel order {salesChannelOrderId}? This cannot be undone.',
    done,
  },
  {
    path: 'channel orders return-request',
    operations: ['requestChannelReturn'],
    about: 'request the return of a line by options, of several with --data',
    names: { itemId: 'item' },
    arrayMember: 'items',
    done,
  },
];
