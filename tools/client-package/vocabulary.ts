import { allContracts, vocabulary } from '#contracts';
import type { OpenApiDocument, Schema } from '../openapi/document.js';

/** Those that events have. */
const OF_CONTRACTS = {
  OrderStatus: ['orderStatuses', vocabulary.orderStatus],
  OrderAction: ['orderActions', vocabulary.orderAction],
  ReasonCode: ['reasonCodes', vocabulary.reasonCode],
  ParcelStatus: ['parcelStatuses', vocabulary.parcelStatus],
  TrackingCode: ['trackingCodes', vocabulary.trackingCode],
  ShipmentStatus: ['shipmentStatuses', vocabulary.shipmentStatus],
  LocalizationStatus: ['localizationStatuses', vocabulary.localizationStatus],
  ChannelEntryStatus: ['channelEntryStatuses', vocabulary.channelEntryStatus],
  InventoryType: ['inventoryTypes', vocabulary.inventoryType],
  WarehouseType: ['warehouseTypes', vocabulary.fulfillmentWarehouseType],
  TaxType: ['taxTypes', vocabulary.taxType],
} as const;

/** Those that only the API has, by the name of the schema. */
const OF_API = {
  NeedKind: 'needKinds',
  ClientKind: 'clientKinds',
  ClientAccess: 'clientAccesses',
  TokenScope: 'tokenScopes',
  ReportedTrackingCode: 'reportedTrackingCodes',
  RestrictionKind: 'restrictionKinds',
  EndpointState: 'endpointStates',
  ServiceName: 'serviceNames',
  ConsumingService: 'consumingServices',
} as const;

/** Each vocabulary as a list, in the order of its source, and the type of its values, unless a schema is the type. */
export function vocabularySource({ components: { schemas } }: OpenApiDocument): string {
  const sourceOf = (type: string, list: string, values: readonly string[]): string => {
    const declared = `export const ${list} = ${JSON.stringify(values)} as const;`;
    return type in schemas
      ? declared
      : `${declared}\nexport type ${type} = (typeof ${list})[number];`;
  };
  const ofContracts = Object.entries(OF_CONTRACTS).map(([type, [list, schema]]) =>
    sourceOf(type, list, valuesOf(schema)),
  );
  const ofApi = Object.entries(OF_API).map(([type, list]) =>
    sourceOf(type, list, valuesOf(schemas[type] ?? {})),
  );
  const eventTypes = allContracts.map(({ type }) => type).toSorted();
  return [...ofContracts, ...ofApi, sourceOf('EventName', 'eventTypes', eventTypes)].join('\n');
}

function valuesOf(schema: object): string[] {
  const { enum: closed, examples: open } = schema as Schema;
  return (closed ?? open) as string[];
}
