import type { Schema, ServiceDescription } from './document.js';

/** The name of each set of values, and a place that has it: the member of a schema, or the parameter of an operation. */
const NAMES = {
  AttemptOutcome: 'AttemptResponse.outcome',
  AttributeType: 'ChannelAttributeDto.type',
  ChannelEntryStatus: 'ChannelStatusEntry.status',
  ChannelPriceState: 'ChannelStatusView.price',
  ChannelsOrderAction: 'ChannelOrderResponse.allowedActions',
  ClientAccess: 'ClientResponse.access',
  ClientKind: 'ClientResponse.kind',
  ConsumingService: 'ParkedCountInServiceResponse.service',
  CustomerType: 'OrderCustomer.type',
  DeliveryCause: 'DeliveryResponse.cause',
  DeliveryFailure: 'AttemptResponse.error',
  DeliveryPauseReason: 'DeliveryResponse.pauseReason',
  DeliveryState: 'DeliveryResponse.state',
  DeliveryStateFilter: 'listWebhookDeliveries?state',
  DocumentsStatus: 'OrderDocumentsResponse.status',
  EndpointOrdering: 'EndpointResponse.ordering',
  EndpointPauseReason: 'EndpointResponse.pauseReason',
  EndpointState: 'EndpointResponse.state',
  EventPayload: 'EndpointResponse.payload',
  FixedAmountBase: 'FixedTaxAmount.per',
  FulfillmentStep: 'ProgressRequest.step',
  HistoryStatus: 'HistoryEntryResponse.status',
  HttpMethod: 'listRequests?method',
  InventoryType: 'InventoryResponse.inventoryType',
  LagState: 'LagResponse.state',
  LimitBase: 'TaxLimit.per',
  ListView: 'listOrders?view',
  ListingAction: 'ListingResponse.action',
  ListingAnswerResult: 'ChannelRowResult.result',
  ListingAnswerStatus: 'ListingAnswerDto.status',
  LocalizationSource: 'LocalizationResponse.source',
  LocalizationStatus: 'SkuResponse.localizationStatus',
  MappingSource: 'CategoryMappingResponse.source',
  MerchantTrackingCode: 'MerchantTrackingEvent.externalCode',
  NeedKind: 'NeedResponse.kind',
  OrderAction: 'OrderResponse.allowedActions',
  OrderStatus: 'OrderResponse.status',
  ParcelStatus: 'CoreStatusResponse.macroStep',
  PriceKind: 'PriceBreakdownResponse.kind',
  ReasonCode: 'CancelOrderRequest.reasonCode',
  ReplayKind: 'ReplayResponse.kind',
  ReplaySelection: 'ReplayRequest.only',
  ReplayState: 'ReplayResponse.state',
  ReplayedUnitOutcome: 'ReplayedUnitResponse.outcome',
  ReportedTrackingCode: 'OperatorTrackingEvent.externalCode',
  RepublicationState: 'RepublicationResponse.state',
  RequeueCause: 'RequeueResponse.cause',
  RestrictionKind: 'TradeRestrictionResponse.kind',
  RestrictionOutcome: 'TradeRestrictionPreviewResponse.result',
  ReturnCondition: 'ReturnedData.condition',
  ServiceName: 'StatusResponse.service',
  ServiceState: 'StatusResponse.state',
  SetLocalizationStatus: 'SetLocalizationRequest.status',
  ShipmentStatus: 'ShipmentResponse.status',
  SigningKeyState: 'SigningKeyResponse.state',
  SortOrder: 'listOrders?order',
  StockMovementKind: 'StockMovementResponse.kind',
  TaxCollector: 'OrderTax.collectedBy',
  TaxKind: 'OrderTax.kind',
  TaxType: 'OrderResponse.taxType',
  TermsOutcome: 'TermsPreviewResponse.outcome',
  TokenScope: 'ChangeScopesRequest.scopes',
  TrackingCode: 'CoreStatusResponse.code',
  Verdict: 'ChannelVerdictView.verdict',
  VerdictSource: 'ChannelVerdictView.deniedBy',
  WarehouseType: 'OrderResponse.fulfillmentWarehouseType',
  WebhookEventType: 'ReplayRequest.types',
  WithdrawalReason: 'ListingResponse.reason',
};

/**
 * Makes each set of values a schema of its own, so that generated clients have a type with a name for it and not one
 * for each member. A single value is a constant. The codes of a problem stay where they narrow it.
 * @throws Error for a set of values without a name, and for a name whose place has no values
 */
export function nameEnums(description: ServiceDescription): ServiceDescription {
  const names = new Map<string, string>();
  const enums: Record<string, Schema> = {};
  for (const [name, place] of Object.entries(NAMES)) {
    const values = valuesAt(description, place);
    if (values === undefined) throw new Error(`${name} has no values at ${place}`);
    names.set(JSON.stringify(values), name);
    enums[name] = { type: 'string', enum: values };
  }
  const { paths, schemas } = description;
  return {
    paths: named(paths, names, 'paths'),
    schemas: { ...named(schemas, names, 'schemas'), ...enums },
  };
}

function valuesAt({ paths, schemas }: ServiceDescription, place: string): unknown[] | undefined {
  const [owner = '', member = ''] = place.split(/[.?]/);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const parameters = operations.find(({ operationId }) => operationId === owner)?.parameters ?? [];
  const parameter = parameters.find(
    (candidate) => 'name' in candidate && candidate.name === member,
  );
  const properties = schemas[owner]?.['properties'] as Record<string, Schema> | undefined;
  const schema =
    (parameter && 'schema' in parameter ? parameter.schema : properties?.[member]) ?? {};
  return ((schema['items'] as Schema | undefined) ?? schema)['enum'] as unknown[] | undefined;
}

function named<T>(value: T, names: ReadonlyMap<string, string>, pointer: string): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((element, index) => named(element, names, `${pointer}/${index}`)) as T;
  const { enum: values, ...schema } = value as Schema;
  if (Array.isArray(values)) return withName(schema, values, names, pointer) as T;
  const members = Object.entries(value).map(([member, memberValue]): [string, unknown] => [
    member,
    member === 'application/problem+json'
      ? memberValue
      : named(memberValue, names, `${pointer}/${member}`),
  ]);
  return Object.fromEntries(members) as T;
}

function withName(
  schema: Schema,
  values: unknown[],
  names: ReadonlyMap<string, string>,
  pointer: string,
): Schema {
  if (values.length === 1) return { ...schema, const: values[0] };
  const name = names.get(JSON.stringify(values));
  if (name === undefined)
    throw new Error(`give the values of ${pointer} a name in tools/openapi/named-enums.ts`);
  const { type: _, ...rest } = schema;
  return { ...rest, $ref: `#/components/schemas/${name}` };
}
