import { warehouseTypes } from '@entrepot/client';
import { ages, column, dates, numbers, prose, type CommandSpec } from '../command-spec.js';

const now = (): string => new Date().toISOString();

/** The API omits a merchant's returned orders unless a filter requests them. */
const bothTypes = { fulfillmentWarehouseType: () => warehouseTypes };

export const ORDER_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'orders list',
    operations: ['listOrdersOfAllMerchants', 'listOrders'],
    about: 'list orders by their last update',
    flags: ['late'],
    defaults: bothTypes,
    list: {
      member: 'orders',
      hasSummary: true,
      none: 'No orders match.',
      columns: [
        column('orderId', 'ORDER'),
        column('status', 'STATUS'),
        column('merchantId', 'MERCHANT', { wide: true }),
        column('salesChannel', 'CHANNEL', { rank: 2 }),
        column('salesChannelOrderId', 'CHANNEL ORDER', { rank: 4 }),
        dates('creationDate', 'CREATED (UTC)', { rank: 3 }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 1 }),
        numbers('totals.orderValue', 'VALUE', { wide: true }),
        column('currency', 'CURRENCY', { wide: true }),
      ],
    },
  },
  {
    path: 'orders counts',
    operations: ['countOrdersOfAllMerchants', 'countOrders'],
    defaults: bothTypes,
    about: 'count orders by status and sales channel',
  },
  {
    path: 'orders documents',
    operations: ['readOrderDocuments'],
    about: 'show the addresses of an order’s documents',
  },
  {
    path: 'orders create',
    operations: ['createOrder'],
    about:
      'create an order as its sales channel would; sandbox only; the body is given with --data',
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders approve',
    operations: ['approveOrder'],
    about: 'approve an order as its sales channel would; sandbox only',
    defaults: { approvalDate: now },
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders cancel',
    operations: ['cancelOrderOfMerchant', 'cancelOrder'],
    about: 'cancel an order that has not been shipped',
    names: { cancelReason: 'reason' },
    sameAs: { reason: 'cancelReason' },
    needs: ['cancelReason'],
    defaults: { cancelDate: now },
    asks: 'Cancel order {orderId}? This cannot be undone.',
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders hold',
    operations: ['holdOrder'],
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders release',
    operations: ['releaseOrder'],
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders operational-issue',
    operations: ['reportOperationalIssue'],
    asks: 'Report that {orderId} will not arrive? This cannot be undone.',
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders return-request',
    operations: ['requestReturn'],
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders return-approve',
    operations: ['approveReturn'],
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders return-receive',
    operations: ['receiveReturn'],
    about: 'receive returned units: of one line by options, of several with --data',
    arrayMember: 'items',
    done: '{orderId} is {status}.',
  },
  {
    path: 'orders progress',
    operations: ['reportProgress'],
    done: '{orderId}: {step} is reported.',
  },
  {
    path: 'orders erase',
    operations: ['erasePersonalData'],
    asks: 'Erase the personal data of the buyer of {orderId}? This cannot be undone.',
    done: 'The personal data of the buyer of {orderId} is erased.',
  },
  {
    path: 'exceptions list',
    operations: ['listExceptions'],
    about: 'list the orders and messages that need attention',
    list: {
      member: 'exceptions',
      none: 'There are no exceptions.',
      order: 'newest',
      columns: [
        column('id', 'ID'),
        ages('since', 'FOR', { rank: 2 }),
        column('kind', 'KIND', { rank: 1 }),
        column('merchantId', 'MERCHANT', { wide: true }),
        column('orderId', 'ORDER', { rank: 3 }),
        prose('detail', 'FAULT'),
        dates('since', 'SINCE (UTC)', { wide: true }),
        column('acknowledgement.who', 'ACKNOWLEDGED BY', { wide: true }),
        prose('acknowledgement.note', 'NOTE', { wide: true }),
      ],
    },
  },
  {
    path: 'exceptions acknowledge',
    operations: ['acknowledgeException'],
    about: 'mark an exception as being handled',
    done: '{id} is acknowledged.',
  },
];
