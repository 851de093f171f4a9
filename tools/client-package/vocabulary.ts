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

/** Those that only the API has, by the member of a schema. */
const OF_API = {
  NeedKind: ['needKinds', 'NeedResponse', 'kind'],
  ClientKind: ['clientKinds', 'ClientResponse', 'kind'],
  ClientAccess: ['clientAccesses', 'ClientResponse', 'access'],
  TokenScope: ['tokenScopes', 'ChangeScopesRequest', 'scopes'],
  ReportedTrackingCode: ['reportedTrackingCodes', 'OperatorTrackingEvent', 'externalCode'],
  RestrictionKind: ['restrictionKinds', 'TradeRestrictionResponse', 'kind'],
  EndpointState: ['endpointStates', 'EndpointResponse', 'state'],
  ServiceName: ['serviceNames', 'StatusResponse', 'service'],
  ConsumingService: ['consumingServices', 'ParkedCountInServiceResponse', 'service'],
} as const;

/** Each vocabulary as a list, in the order of its source, and the type of its values. */
export function vocabularySource({ components }: OpenApiDocument): string {
  const ofContracts = Object.entries(OF_CONTRACTS).map(([type, [list, schema]]) =>
    declarations(type, list, valuesOf(schema)),
  );
  const ofApi = Object.entries(OF_API).map(([type, [list, schema, member]]) => {
    const { properties = {} } = components.schemas[schema] as {
      properties?: Record<string, Schema>;
    };
    return declarations(type, list, valuesOf(properties[member] ?? {}));
  });
  const eventTypes = allContracts.map(({ type }) => type).toSorted();
  return [...ofContracts, ...ofApi, declarations('EventName', 'eventTypes', eventTypes)].join('\n');
}

function valuesOf(schema: object): string[] {
  const { enum: closed, examples: open, items } = schema as Schema;
  if (items) return valuesOf(items as Schema);
  return (closed ?? open) as string[];
}

function declarations(type: string, list: string, values: readonly string[]): string {
  return `export const ${list} = ${JSON.stringify(values)} as const;
export type ${type} = (typeof ${list})[number];`;
}
