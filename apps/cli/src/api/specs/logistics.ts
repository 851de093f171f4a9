import { column, dates, numbers, prose, type CommandSpec } from '../command-spec.js';

export const LOGISTICS_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'parcels list',
    operations: ['listParcels', 'listParcelsOfAllMerchants'],
    about: 'list parcels by their last update',
    flags: ['heldInCustoms', 'silent', 'withoutShipment'],
    list: {
      member: 'parcels',
      none: 'No parcels match.',
      columns: [
        column('parcelId', 'PARCEL'),
        column('status', 'STATUS'),
        column('merchantId', 'MERCHANT', { wide: true }),
        column('orderId', 'ORDER', { rank: 2 }),
        column('recipientCountry', 'TO', { rank: 3 }),
        column('lastMileTrackingNumber', 'NUMBER', { rank: 4 }),
        column('shipmentId', 'SHIPMENT', { wide: true }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 1 }),
      ],
    },
  },
  { path: 'parcels show', operations: ['readParcel'] },
  {
    path: 'tracking report',
    operations: ['reportTracking', 'reportTrackingAsOperator'],
    about: 'report what happened to parcels: one event by options, several with --data',
    names: { externalCode: 'code', eventDate: 'at', carrierId: 'carrier', parcelId: 'parcel' },
    arrayMember: 'events',
    done: 'The report is {status}.',
  },
  {
    path: 'shipments list',
    operations: ['listShipments', 'listShipmentsOfAllMerchants'],
    about: 'list shipments by their last update',
    list: {
      member: 'shipments',
      none: 'No shipments match.',
      columns: [
        column('id', 'SHIPMENT'),
        column('status', 'STATUS'),
        column('merchantId', 'MERCHANT', { wide: true }),
        column('parcelIds', 'PARCELS', { wide: true }),
        column('firstMileTrackingNumber', 'NUMBER', { rank: 3 }),
        numbers('weight', 'KG', { rank: 2 }),
        dates('expectedDeliveryDate', 'EXPECTED (UTC)', { rank: 4 }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 1 }),
      ],
    },
  },
  { path: 'shipments show', operations: ['readShipment', 'readShipmentOfAnyMerchant'] },
  {
    path: 'shipments create',
    operations: ['createShipment'],
    names: {
      parcelIds: 'parcels',
      firstMileTrackingNumber: 'number',
      firstMileCarrierId: 'carrier',
      expectedShipDate: 'ships',
      expectedDeliveryDate: 'arrives',
    },
    done: 'Shipment {id} is {status}.',
  },
  {
    path: 'shipments cancel',
    operations: ['cancelShipment'],
    asks: 'Cancel shipment {shipmentId}? Its parcels can go into another one.',
    done: 'Shipment {id} is {status}.',
  },
  {
    path: 'carriers list',
    operations: ['listCarriers'],
    list: {
      member: 'carriers',
      none: 'There are no carriers.',
      columns: [
        column('carrierId', 'CARRIER'),
        column('clientId', 'CLIENT'),
        prose('merchants', 'MERCHANTS'),
      ],
    },
  },
  {
    path: 'carriers set',
    operations: ['putCarrier'],
    names: { clientId: 'client' },
    done: 'Carrier {carrierId} is saved.',
  },
];
