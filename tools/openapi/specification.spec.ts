import type { OperationObject, ResponseObject, Schema } from './document.js';
import { committedOpenApi } from './openapi.js';

const document = committedOpenApi();

/**
 * Every field of the specification, by operation and object: `name`, `name!` if it is required, and its type if that is
 * not text. Our extensions are not listed; they may only add fields.
 */
const PERSON = 'type firstName lastName document email';
const ADDRESS =
  'addressName receiverName street number complement neighborhood city state country postalCode reference';
const SKU =
  'skuId! productId! main!:boolean name! description! weight!:number height!:integer width!:integer ' +
  'length!:integer ean! hscode! localizedListPriceWithTaxes:number localizedSalePriceWithTaxes:number ' +
  'globalSaleChannelData!:object images!:array';
const SALE_DATA = 'active!:boolean category! brand! color size attributes:array';
const TAXES =
  'cbsTaxValue!:number ibsETaxValue!:number ibsMTaxValue!:number icmsTaxValue!:number ' +
  'importTaxValue!:number totalTaxValue!:number';
const TOTALS =
  'orderValue:number itemsGross:number itemsDiscount:number shippingGross:number ' +
  'shippingDiscount:number taxes:number fees:number';
const ORDER =
  'orderId merchantId salesChannelOrderId salesChannel status fulfillmentWarehouseType value:number taxType currency ' +
  'foreignCurrency customerDocument creationDate approvalDate cancelDate startHandlingDate onHoldDate packedDate ' +
  'invoicedDate shipmentDate deliveredDate lastUpdateDate totals:object totalsForeignCurrency:object items:array ' +
  'customer:object shipping:object payments:array';
const EVENT = 'eventId eventDate code macroStep carrierId externalCode description location';

const bodies: Record<string, Record<string, string>> = {
  'POST /token': { '': 'clientId! clientSecret!' },
  'POST /ext/taxes': {
    '': 'items!:array freight!:number country! state!',
    'items[]': 'id! skuId! quantity!:number unitPriceWithDiscount!:number',
  },
  'POST /ext/merchant/skus': {
    '[]': SKU,
    '[].globalSaleChannelData': SALE_DATA,
    '[].globalSaleChannelData.attributes[]': 'name! value!',
  },
  'POST /ext/prices/origin/{skuId}': { '': 'salePrice!:number listPrice:number' },
  'POST /ext/inventories': {
    '': 'skuId! quantity!:integer warehouseId!:integer inventoryType!',
  },
  'POST /orders': {
    '': 'salesChannel currency salesChannelOrderId! value!:number creationDate totals!:object items!:array customer:object shipping:object payments!:array salesChannelOrderData',
    totals: 'itemsGross:number itemsDiscount:number shippingGross:number shippingDiscount:number',
    'items[]': 'id salesChannelSkuId quantity:integer name listPrice:number salePrice:number',
    customer: `${PERSON} billingAddress:object phone:object`,
    'customer.billingAddress': ADDRESS,
    'customer.phone': 'countryCode areaCode number',
    shipping: 'deliveryAddress:object deliveries!:array',
    'shipping.deliveryAddress': ADDRESS,
    'shipping.deliveries[]':
      'name company listPrice:number salePrice:number deliveryTime:number deliveryEstimateDate items:array',
    'payments[]': 'type value:number',
  },
  'POST /orders/{orderId}/approve': { '': 'approvalDate!' },
  'POST /ext/orders/{orderId}/cancel': { '': 'cancelDate! cancelReason' },
  'PUT /ext/parcelTrackings': {
    '': 'carrierId! events!:array',
    'events[]': 'parcelId externalParcelId eventDate! externalCode! description! location!',
  },
  'POST /ext/shipments': {
    '': 'parcelIds!:array expectedShipDate! expectedDeliveryDate! firstMileTrackingNumber! firstMileCarrierId description',
  },
};

const READ_SKU = `${SKU} id merchantId merchantProductId lastUpdateDate localizationStatus salesChannelStatus:object`;
const INVENTORY =
  'id merchantId skuId skuName warehouseId:integer warehouseName warehouseCountry quantity:integer inventoryType ' +
  'lastUpdateDate lastIntegrationDate returnedOrders:array';

const answers: Record<string, Record<string, string>> = {
  'POST /token': { '': 'token! tokenType! expiresIn!:integer' },
  'POST /ext/taxes': {
    '': 'fxRate!:number items!:array totals!:object',
    'items[]': `id! skuId! ${TAXES}`,
    totals: TAXES,
  },
  'GET /ext/merchant/skus': {
    '': 'skus!:array nextPageToken',
    'skus[]': READ_SKU,
    'skus[].globalSaleChannelData': SALE_DATA,
    'skus[].salesChannelStatus{}': 'status statusDate statusMessage',
  },
  'POST /ext/merchant/skus': { '[]': READ_SKU },
  'GET /ext/merchant/products/{productId}': { '[]': READ_SKU },
  'GET /ext/skus/{skuId}/validPrice': {
    '': 'id! merchantId! skuId! skuName! merchantCurrency! localizedCurrency! localizationTimestamp! grossOutboundListPrice!:number grossOutboundSalePrice!:number grossOutboundListPriceWithTaxes!:number grossOutboundSalePriceWithTaxes!:number localizedListPriceWithTaxes!:number localizedSalePriceWithTaxes!:number',
  },
  'POST /ext/prices/origin/{skuId}': {
    '': 'status publishedCount:integer publishedSkus:array failedCount:integer failedSkus:array merchantId',
  },
  'GET /ext/inventories': {
    '': 'inventories!:array nextPageToken',
    'inventories[]': INVENTORY,
    'inventories[].returnedOrders[]': 'orderId returnedDate quantity:integer',
  },
  'POST /ext/inventories': { '': INVENTORY },
  'POST /orders': { '': ORDER },
  'GET /ext/orders': { '': 'orders!:array nextPageToken', 'orders[]': ORDER },
  'GET /ext/orders/{orderId}': {
    '': `${ORDER} statusHistory:array`,
    totals: `${TOTALS} grossInboundValue:number netInboundValue:number`,
    totalsForeignCurrency: `${TOTALS} grossOutboundValue:number netOutboundValue:number`,
    'items[]':
      'id skuId salesChannelSkuId ean quantity:integer name countryOfOrigin listPrice:number salePrice:number foreignListPrice:number foreignSalePrice:number invoicedPrice:number imageUrl weight:number hsCode shippingDocuments:array',
    customer: `${PERSON} phone:object billingAddress:object`,
    'customer.phone': 'countryCode areaCode number',
    'customer.billingAddress': ADDRESS,
    shipping: 'outboundCountry deliveryAddress:object deliveries:array',
    'shipping.deliveryAddress': ADDRESS,
    'shipping.deliveries[]':
      'name company clearance lastMileTrackingNumber leadTime:number listPrice:number salePrice:number deliveryTime:number deliveryEstimateDate items:array parcels:array',
    'shipping.deliveries[].parcels[]':
      'name code parcelId length:number width:number height:number weight:number netWeight:number grossWeight:number items:array documents:array events:array',
    'shipping.deliveries[].parcels[].items[]': 'salesChannelSkuId quantity:integer',
    'shipping.deliveries[].parcels[].documents[]': 'name url',
    'shipping.deliveries[].parcels[].events[]': EVENT,
    'payments[]': 'type value:number',
    'statusHistory[]': 'eventDate receivedDate status eventData:object',
  },
  'POST /ext/orders/{orderId}/cancel': { '': 'orderId status cancelDate statusHistory:array' },
  'GET /ext/parcels': {
    '': 'parcels!:array nextPageToken',
    'parcels[]':
      'merchantId parcelId salesChannel salesChannelOrderId senderCountry recipientCountry status trackingUrl shipmentId grossWeight:number netWeight:number volumetricWeight:number lastMileTrackingNumber creationDate deliveryEstimateDate lastUpdateDate invoiceDocumentUrl invoiceNumber labels:array items:array events:array',
    'parcels[].labels[]': 'labelUrl lineHaulService trackingNumber',
    'parcels[].items[]': 'hsCode itemWeight:number productId quantity:number skuId skuName',
    'parcels[].events[]': 'coreStatus:object description eventDate receivedDate',
    'parcels[].events[].coreStatus': 'buyerStep code macroStep',
  },
  'PUT /ext/parcelTrackings': { '': 'status!' },
  'POST /ext/shipments': {
    '': 'id status parcelIds:array description expectedShipDate expectedDeliveryDate firstMileCarrierId firstMileTrackingNumber weight:number merchantId creationDate lastUpdateDate type',
  },
};

const LIST_DATES = 'creationDateFrom creationDateUntil lastUpdateDateFrom lastUpdateDateUntil';
const queries: Record<string, string> = {
  'GET /ext/merchant/skus': 'lastUpdateDateFrom nextPageToken',
  'GET /ext/inventories': 'lastUpdateDateFrom nextPageToken',
  'GET /ext/skus/{skuId}/validPrice': 'salesChannel! currency!',
  'GET /ext/orders': `status:array fulfillmentWarehouseType:array ${LIST_DATES} nextPageToken`,
  'GET /ext/parcels': `${LIST_DATES} status salesChannel salesChannelOrderId lastMileTrackingNumber trackingNumber customerDocument parcelIds:array shipmentId nextPageToken`,
};

describe('the API document has the members of the specification', () => {
  it.each(Object.keys(bodies))(
    'The body of %s has the members of the specification',
    (operation) => {
      const { schema } = operationOf(operation).requestBody?.content['application/json'] ?? {};
      expect(missing(schema, bodies[operation] ?? {})).toEqual([]);
    },
  );

  it.each(Object.keys(answers))(
    'The answer of %s has the members of the specification',
    (operation) => {
      const { responses } = operationOf(operation);
      const [, response] =
        Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      const { content } = response as ResponseObject;
      const { schema } = content?.['application/json'] ?? {};
      expect(missing(schema, answers[operation] ?? {})).toEqual([]);
    },
  );

  it.each(Object.keys(queries))(
    'The query of %s has the parameters of the specification',
    (operation) => {
      const { parameters } = operationOf(operation);
      const inQuery = parameters.flatMap((parameter) =>
        '$ref' in parameter || parameter.in !== 'query' ? [] : [parameter],
      );
      const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
      const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
      expect(missing({ properties, required }, { '': queries[operation] ?? '' })).toEqual([]);
    },
  );

  it('No path contains a version', () => {
    expect(Object.keys(document.paths).filter((path) => /\/v\d/.test(path))).toEqual([]);
  });
});

function operationOf(name: string): OperationObject {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path]?.[method.toLowerCase()] as OperationObject;
}

function missing(schema: Schema | undefined, objects: Record<string, string>): string[] {
  return Object.entries(objects).flatMap(([place, fields]) => {
    const holder = schemaAt(schema ?? {}, place);
    return fields.split(' ').flatMap((field) => {
      const fault = faultOf(holder, field);
      return fault === undefined ? [] : [`${place} ${field}: ${fault}`];
    });
  });
}

function faultOf(holder: Schema, field: string): string | undefined {
  const [, name = '', mark, type = 'string'] = /^(\w+)(!?)(?::(\w+))?$/.exec(field) ?? [];
  const property = (holder['properties'] as Record<string, Schema> | undefined)?.[name];
  if (property === undefined) return 'is not there';
  const resolvedProperty = resolved(property);
  const types = [resolvedProperty['type'] ?? typeOf(resolvedProperty)].flat();
  const isFine = types.includes(type) || (type === 'number' && types.includes('integer'));
  if (!isFine) return `is of type ${types.join(', ')}`;
  const required = (holder['required'] ?? []) as string[];
  return mark === '!' && !required.includes(name) ? 'is not required' : undefined;
}

/** The type of a schema, even if it has only an `enum` or a constant. */
function typeOf(schema: Schema): string {
  const values = (schema['enum'] ?? [schema['const'] ?? {}]) as unknown[];
  return typeof values[0];
}

/** The schema at a place: `a.b`, `[]` for the items of an array, `{}` for the values of a record. */
function schemaAt(schema: Schema, place: string): Schema {
  return [...place.matchAll(/\w+|\[\]|\{\}/g)].reduce((within, [step]) => {
    if (step === '[]') return resolved(within['items'] as Schema);
    if (step === '{}') return resolved(within['additionalProperties'] as Schema);
    return resolved((within['properties'] as Record<string, Schema>)[step] ?? {});
  }, resolved(schema));
}

function resolved(schema: Schema): Schema {
  const [first] = (schema['allOf'] ?? schema['oneOf'] ?? schema['anyOf'] ?? []) as Schema[];
  if (first !== undefined) return resolved(first);
  const name = schema['$ref'] as string | undefined;
  if (name === undefined) return schema;
  return document.components.schemas[name.slice(name.lastIndexOf('/') + 1)] as Schema;
}
