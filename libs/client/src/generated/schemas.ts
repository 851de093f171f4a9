export interface AcknowledgeExceptionRequest {
  /** @description A note about the measures taken. All operators can read it: enter no personal data. */
  note?: string;
}
export interface Acknowledgement {
  /**
   * @description The operator’s client id.
   * @example OPS
   */
  who: string;
  /**
   * Format: date-time
   * @description When it was acknowledged.
   */
  at: string;
  /**
   * @description The note as it was sent.
   * @example The carrier returns the parcel.
   */
  note?: string;
}
export interface AddTradeRestrictionRequest {
  /** @description ISO 3166-1 alpha-2, or `*` for all destinations. */
  destination: string;
  /** @description HS prefix: the first 2 to 10 digits of HS codes. */
  hsPrefix: string;
  /** @description `prohibited` goods are not sold there; for `restricted` goods the merchant is informed. */
  kind: RestrictionKind;
  /** @description A short description of the goods for merchants. If it is left out, they see only the HS prefix. */
  goods?: string;
  /**
   * Format: date
   * @description First day in force, UTC.
   */
  validFrom: string;
  /**
   * Format: date
   * @description Last day in force; none if left out.
   */
  validUntil?: string;
  /** @description The law or notice. It is shown to merchants. */
  source: string;
  /** @description Required if `validFrom` is over. The reason is kept in the audit log. */
  correction?: CorrectionRequest;
}
export interface AddressRequest {
  /** @description Name of the address. */
  addressName?: string;
  /** @description The name of the recipient at this address. */
  receiverName?: string;
  /** @description Street. */
  street: string;
  /** @description House number. */
  number?: string;
  /** @description The floor or apartment. */
  complement?: string;
  /** @description Neighborhood. */
  neighborhood?: string;
  /** @description City. */
  city: string;
  /** @description State or region. */
  state?: string;
  /**
   * @description ISO 3166-1 alpha-2, alpha-3 or numeric; answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
  /** @description Postal code. */
  postalCode?: string;
  /** @description Directions to the address. */
  reference?: string;
}
export interface Alignment {
  /**
   * @description The merchant whose SKUs are processed.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description SKUs picked up by the channel, or withdrawn from it.
   * @example 40
   */
  changed: number;
  /**
   * @description SKUs still to be processed.
   * @example 160
   */
  remaining: number;
  /**
   * Format: date-time
   * @description When the channel opened or closed.
   */
  startedAt: string;
}
export interface AllParked {
  /**
   * @description Services that do not answer, whose messages are left out.
   * @example []
   */
  unavailable: ConsumingService[];
  /** @description The messages, the oldest first. */
  messages: ParkedInService[];
  /** @description The token of the next page, if any. */
  nextPageToken?: string;
}
export interface AppliedQuantityInput {
  /** @description The merchant of the SKU, as listed. */
  merchantId: string;
  /** @description The merchant's id of the SKU, as listed. */
  skuId: string;
  /** @description The number of units that the channel now offers. */
  quantity: number;
  /**
   * Format: date-time
   * @description When the channel applied the quantity: ISO 8601, at most 24 hours ahead.
   */
  appliedAt: string;
}
export interface ApproveOrderRequest {
  /** @description ISO 8601; informative: of any other text the time of the call is taken. */
  approvalDate: string;
}
export type AttemptOutcome = 'delivered' | 'failed';
export interface Attempt {
  /**
   * Format: date-time
   * @description The date when it began.
   */
  at: string;
  /**
   * @description Its duration in milliseconds.
   * @example 84
   */
  durationMs: number;
  /** @description The result of the attempt. */
  outcome: AttemptOutcome;
  /**
   * @description The HTTP status, if there was an answer.
   * @example 200
   */
  status?: number;
  /**
   * @description The reason that there was no status. `timeout`: no status within 15 s. `connect-timeout`: no connection within 3 s, TLS included. `connection-refused`: nothing listens at the address and port. `connection-closed`: the receiver closed the connection before it sent a status. `connection-failed`: another fault of the network. `host-unreachable`: no route to the address. `name-not-found`: DNS has no address for the host. `name-unresolved`: DNS did not answer; nothing was sent, and it uses up no attempt. `address-refused`: the address is not public. `tls-certificate`: the certificate has expired, is for another name, or is not from a known authority. `tls-failed`: the TLS handshake failed. `answer-malformed`: the answer is not HTTP/1.1. `answer-too-large`: the answer has more than 16 KiB of headers. `proxy-refused`: the proxy of this installation refused the address. `proxy-unreachable`: the proxy of this installation could not be reached; nothing was sent, and it uses up no attempt. `cut-off`: this service stopped during the attempt; it uses up no attempt. `event-gone`: the event is no longer kept.
   * @example timeout
   */
  error?: DeliveryFailure;
  /** @description The first KiB of the answer’s body. */
  body?: string;
  /** @description True if the body was not read to its end: it was cut off, was malformed, had more than 4 KiB, or was not complete a second after the status. The status counts nevertheless. */
  bodyCut?: boolean;
}
export interface AttributeInput {
  /** @description Name of the attribute. */
  name: string;
  /** @description Value of the attribute. */
  value: string;
}
export interface AttributeMappingInput {
  /** @description Name of an attribute of SKUs; `brand`, `color` and `size` are the members of SKUs. */
  name: string;
  /** @description The channel’s code of the attribute. */
  attribute: string;
  /** @description Values that the channel writes differently; other values do not change. */
  values?: ValueMappingInput[];
}
export interface AttributeMapping {
  /** @description The author of the mapping: the merchant, or an operator for all merchants. */
  source: MappingSource;
  /**
   * Format: date-time
   * @description The date of the last change, UTC.
   */
  lastUpdateDate: string;
  /**
   * @description Name of the attribute of SKUs.
   * @example fabric
   */
  name: string;
  /**
   * @description The channel’s code of the attribute.
   * @example MATERIAL
   */
  attribute: string;
  /** @description Values that the channel writes differently. */
  values: ValueMapping[];
}
export interface AttributeMappings {
  /** @description The mappings, sorted by name. */
  mappings: AttributeMapping[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export type AttributeType = 'text' | 'number' | 'boolean';
export interface Audit {
  /** @description The newest first. */
  rows: AuditRow[];
  /** @description `before` of the next page, if there is one. */
  next?: string;
}
export interface AuditRow {
  /**
   * Format: uuid
   * @description The id of the row.
   */
  id: string;
  /**
   * Format: date-time
   * @description When it was changed.
   */
  at: string;
  /**
   * @description The operator’s client id; the consumer group, if an erasure dropped a parked message.
   * @example OPS
   */
  who: string;
  /**
   * @description The kind of change.
   * @example parked-key.replayed
   */
  what: string;
  /** @description The changed record and the change; never a secret, a token or personal data. */
  details: {
    [key: string]: unknown;
  };
}
export interface CalculateLandedCostRequest {
  /**
   * @description Country of destination, ISO 3166-1 alpha-2.
   * @example BR
   */
  destination: string;
  /** @description State or province of the destination, as its tax rules name it, in upper or lower case. If left out, only rates without a region apply, and the quote is not valid for orders to a state whose code the tax rules name. */
  region?: string;
  /**
   * @description ISO 4217 code of all amounts in the request and the answer.
   * @example EUR
   */
  currency: string;
  /** @description Freight that the buyer pays for the whole cart. At most 4 decimals. */
  freight: number;
  /** @description Insurance of the whole cart; 0 if left out. At most 4 decimals. */
  insurance?: number;
  /** @description The goods. */
  lines: LandedCostLineRequest[];
  /**
   * @description Country from which the parcel is sent, ISO 3166-1 alpha-2.
   * @example BR
   */
  shippedFrom: string;
  /** @description Scheme for which the seller is registered, as the tax rules of the destination name it. The quote is for orders of a sales channel with the same scheme. */
  scheme?: string;
  /**
   * Format: date
   * @description Day in the destination. Its terms and its last exchange rates apply; today if left out.
   */
  on?: string;
}
export interface CancelOrderRequest {
  /**
   * Format: date-time
   * @description When the order was cancelled.
   */
  cancelDate: string;
  /** @description The reason. It is stored in the history of the order. */
  cancelReason?: string;
  /** @description The kind of reason, which events carry; they never carry the text. `other` when left out. */
  reasonCode?: ReasonCode;
}
export interface CancelledData {
  /** @description The kind of reason. */
  reasonCode: ReasonCode;
  /**
   * @description The reason.
   * @example The buyer changed their mind
   */
  cancelReason?: string;
}
export interface CarrierRequest {
  /** @description The client that reports with the carrier id. */
  clientId: string;
  /** @description The merchants that it serves. */
  merchants: string[];
}
export interface Carrier {
  /**
   * @description The `carrierId` of tracking requests.
   * @example FULFIL-1
   */
  carrierId: string;
  /**
   * @description The client that reports with it.
   * @example FULFIL-1
   */
  clientId: string;
  /**
   * @description The merchants that it serves, in order of their ids.
   * @example [
   *       "ACME",
   *       "GLOBEX"
   *     ]
   */
  merchants: string[];
}
export interface Carriers {
  /** @description All carriers, in order of their ids. */
  carriers: Carrier[];
}
export interface CategoriesInUse {
  /** @description The counts, sorted by category. */
  categories: CategoryInUse[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface CategoryInUseMapping {
  /**
   * @description The mapped category: this category, or a category above it.
   * @example Clothing > Shirts
   */
  category: string;
  /**
   * @description The channel’s code of the category.
   * @example MLM1574
   */
  channelCategory: string;
  /**
   * @description The path with all levels; left out if the channel no longer has the category.
   * @example Ropa > Camisas
   */
  path?: string;
  /** @description The author of the mapping: you, or an operator for all merchants. */
  source: MappingSource;
}
export interface CategoryInUse {
  /**
   * @description The category as written in SKUs.
   * @example Clothing > Shirts > Linen
   */
  category: string;
  /**
   * @description The number of SKUs in the category.
   * @example 12
   */
  skus: number;
  /** @description The mapping that applies; left out if there is none. */
  mapping?: CategoryInUseMapping;
  /** @description Categories of the channel with a similar last level, the best first, if none is mapped; for the first 50 categories on a page. */
  suggestions: Suggestion[];
}
export interface CategoryMappingInput {
  /** @description Reference category of SKUs; all categories below it, after ` > `, are mapped as well. */
  category: string;
  /** @description The channel’s code of the category. */
  channelCategory: string;
}
export interface CategoryMapping {
  /** @description The author of the mapping: the merchant, or an operator for all merchants. */
  source: MappingSource;
  /**
   * Format: date-time
   * @description The date of the last change, UTC.
   */
  lastUpdateDate: string;
  /**
   * @description Reference category.
   * @example Clothing > Shirts
   */
  category: string;
  /**
   * @description The channel’s code of the category.
   * @example MLM1574
   */
  channelCategory: string;
  /**
   * @description The path of the category; left out if the channel no longer has the category.
   * @example Ropa > Playeras
   */
  path?: string;
}
export interface CategoryMappings {
  /** @description The mappings, sorted by category. */
  mappings: CategoryMapping[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface ChangeEndpointRequest {
  /** @description An `https` URL of a public address, with port 443 or one from 1024. */
  url?: string;
  /** @description The types of events that it receives, as `GET /ext/webhooks/types` lists them; `null` for all. */
  types?: string[] | null;
  /** @description `full`: with the event in `data`, unless it has more than 64 KiB; `thin`: with its address in `dataref` only. */
  payload?: EventPayload;
  /** @description `subject`: events of the same subject one after another; `none`: all as soon as possible. Queued events keep their previous setting. */
  ordering?: EndpointOrdering;
  /** @description Requests a second at most, 1 to 200. */
  rate?: number;
  /** @description A description of the endpoint, in your words; `null` for none. */
  description?: string | null;
}
export interface Change {
  /**
   * Format: uuid
   * @description The id of the row.
   */
  id: string;
  /**
   * Format: date-time
   * @description When it was changed.
   */
  at: string;
  /**
   * @description The operator’s client id; the consumer group, if an erasure dropped a parked message.
   * @example OPS
   */
  who: string;
  /**
   * @description The kind of change.
   * @example parked-key.replayed
   */
  what: string;
  /** @description The changed record and the change; never a secret, a token or personal data. */
  details: {
    [key: string]: unknown;
  };
  /**
   * @description The service of the change.
   * @example orders
   */
  service: ServiceName;
}
export interface ChangeScopesRequest {
  /** @description The new scopes of the tokens of the client. */
  scopes: TokenScope[];
}
export interface Changes {
  /** @description The changes, the newest first. */
  changes: Change[];
  /** @description The token of the next page, if any. */
  nextPageToken?: string;
}
export interface ChannelAttributeInput {
  /** @description The channel’s code of the attribute. */
  code: string;
  /** @description The name that people read. */
  name: string;
  /** @description A `number` is written as 12 or 0.5, a `boolean` as true or false. */
  type: AttributeType;
  /** @description Whether a SKU is published only with a value. */
  required: boolean;
  /** @description Codes of the categories that have the attribute; every category if left out. */
  categories?: string[];
  /** @description The only values that the channel accepts; every value of the type if left out. */
  values?: string[];
  /** @description Maximum number of characters of a text. */
  maxLength?: number;
}
export interface ChannelAttribute {
  /**
   * @description The channel’s code of the attribute.
   * @example MATERIAL
   */
  code: string;
  /**
   * @description The name that people read.
   * @example Material
   */
  name: string;
  /** @description The type of its values. */
  type: AttributeType;
  /**
   * @description Whether a SKU is published only with a value.
   * @example true
   */
  required: boolean;
  /**
   * @description The only values that the channel accepts; every value if left out.
   * @example [
   *       "Algodón",
   *       "Lino"
   *     ]
   */
  values?: string[];
  /**
   * @description Maximum number of characters of a text.
   * @example 60
   */
  maxLength?: number;
}
export interface ChannelCategories {
  /** @description The categories, sorted by path. */
  categories: ChannelCategory[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface ChannelCategoryInput {
  /** @description The channel’s code of the category. */
  code: string;
  /** @description All levels, separated by ` > `. */
  path: string;
}
export interface ChannelCategory {
  /**
   * @description The channel’s code of the category.
   * @example MLM1574
   */
  code: string;
  /**
   * @description The path of the category with all levels.
   * @example Ropa > Playeras
   */
  path: string;
  /**
   * @description Codes of the attributes that not all categories have.
   * @example [
   *       "MATERIAL"
   *     ]
   */
  attributes: string[];
}
export interface ChannelCount {
  /**
   * @description Where they were sold.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description The number of orders.
   * @example 9
   */
  count: number;
}
export type ChannelEntryStatus =
  'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
export interface ChannelFxRate {
  /**
   * @description BRL per US dollar.
   * @example 5.4321
   */
  fxRate: number;
  /**
   * Format: date-time
   * @description When the rate came into force.
   */
  validFrom: string;
}
export interface ChannelHistoryEntry {
  /**
   * Format: uuid
   * @description The id of the entry, which its event carries.
   */
  historyId: string;
  /**
   * Format: date-time
   * @description When it happened.
   */
  eventDate: string;
  /**
   * Format: date-time
   * @description When the entry was written.
   */
  receivedDate: string;
  /** @description A status, or PARCEL_TRACKING_UPDATED, which never is one. */
  status: HistoryStatus;
  /** @description The kind of reason of the channel, the merchant or an operator; for CANCELLED and RETURN_REQUESTED only. */
  reasonCode?: ReasonCode;
  /**
   * @description The parcel id. Only in entries with the status READY_TO_SHIP or PARCEL_TRACKING_UPDATED.
   * @example ACME000000000001MX
   */
  parcelId?: string;
  /**
   * @description The codes of the added tracking events. Only in entries with the status PARCEL_TRACKING_UPDATED.
   * @example [
   *       "LEFT_FULFILLMENT"
   *     ]
   */
  trackingCodes?: string[];
  /** @description The returned units. Only in entries with the status RETURNED. */
  items?: ReturnedChannelUnits[];
}
export interface ChannelLimitsInput {
  /** @description Maximum number of characters of a title. */
  titleLength?: number;
  /** @description Maximum number of characters of a description. */
  descriptionLength?: number;
  /** @description The minimum number of images. */
  minImages?: number;
  /** @description The maximum number of images. */
  maxImages?: number;
  /** @description Whether a description may contain HTML; yes if left out. */
  html?: boolean;
}
export interface ChannelLimits {
  /** @description Maximum number of characters of a title. */
  titleLength?: number;
  /** @description Maximum number of characters of a description. */
  descriptionLength?: number;
  /** @description The minimum number of images. */
  minImages?: number;
  /** @description The maximum number of images. */
  maxImages?: number;
  /** @description Whether a description may contain HTML; yes if left out. */
  html?: boolean;
}
export interface ChannelOrderDelivery {
  /**
   * @description Name of the delivery method.
   * @example Standard
   */
  name: string;
  /**
   * @description Carrier.
   * @example Entrega MX
   */
  company: string;
  /**
   * @description Shipping without discounts; local.
   * @example 0
   */
  listPrice: number;
  /**
   * @description Shipping with discounts; local.
   * @example 0
   */
  salePrice: number;
  /**
   * @description The delivery time in days.
   * @example 12
   */
  deliveryTime: number;
  /**
   * Format: date-time
   * @description The delivery date that was promised to the buyer.
   */
  deliveryEstimateDate: string;
}
export interface ChannelOrderItem {
  /**
   * @description Unique within the order; the delivery names it.
   * @example 1
   */
  id: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The channel's id of the SKU, as sold.
   * @example TSHIRT-1
   */
  salesChannelSkuId: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
  /**
   * @description Title as sold.
   * @example Camiseta de algodón
   */
  name: string;
  /**
   * @description Unit price without discounts; local.
   * @example 1599
   */
  listPrice: number;
  /**
   * @description Unit price with discounts; local.
   * @example 1299
   */
  salePrice: number;
}
export interface ChannelOrder {
  /**
   * Format: date-time
   * @description When it was approved.
   */
  approvalDate?: string;
  /**
   * Format: date-time
   * @description When it was cancelled.
   */
  cancelDate?: string;
  /**
   * Format: date-time
   * @description When it was shipped.
   */
  shipmentDate?: string;
  /**
   * Format: date-time
   * @description When it was delivered.
   */
  deliveredDate?: string;
  /**
   * @description Merchant, channel and channel order id, joined by hyphens.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /** @description The status of the order. */
  status: OrderStatus;
  /**
   * @description Items and shipping, both with discounts; local.
   * @example 2598
   */
  value: number;
  /**
   * @description The buyer's, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * Format: date-time
   * @description When the buyer ordered.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with status and tracking.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
   * @example 4
   */
  version: number;
  /** @description The actions that the channel can request now. */
  allowedActions: ChannelsOrderAction[];
  /** @description The lines as they were sold. */
  items: ChannelOrderItem[];
  /** @description The delivery as the channel sold it. */
  delivery: ChannelOrderDelivery;
  /** @description The parcels: none before PACKED, then exactly one. */
  parcels: ChannelParcel[];
  /**
   * Format: uri
   * @description The parcel's public page, from SHIPPED.
   */
  trackingUrl?: string;
  /** @description The entries of the history, in the order in which they were written. */
  statusHistory: ChannelHistoryEntry[];
}
export interface ChannelOrders {
  /** @description By last update, then id. */
  orders: ListedChannelOrder[];
  /** @description The cursor of the next request: it continues after these orders. */
  after: string;
  /** @description Whether later orders are already available. */
  more: boolean;
}
export interface ChannelParcel {
  /**
   * @description Parcel id, from READY_TO_SHIP.
   * @example ACME000000000001MX
   */
  parcelId?: string;
  /**
   * @description The label's barcode, from READY_TO_SHIP.
   * @example EN000000001MX
   */
  trackingNumber?: string;
  /** @description The contents of the parcel: SKUs and quantities. */
  items: OrderParcelItem[];
  /** @description The tracking events of the parcel, in the order of their receipt. */
  events: ChannelParcelEvent[];
}
export interface ChannelParcelEvent {
  /** @description The same event has the same id everywhere. */
  eventId: string;
  /**
   * Format: date-time
   * @description When it happened.
   */
  eventDate: string;
  /**
   * @description The code of the tracking event.
   * @example LEFT_FULFILLMENT
   */
  code: string;
  /**
   * @description The status that it stands for.
   * @example SHIPPED
   */
  macroStep: string;
  /**
   * @description The tracking event in words.
   * @example Picked up by the carrier
   */
  description: string;
  /**
   * @description City, state, country.
   * @example Laredo, TX, US
   */
  location: string;
}
export interface ChannelPricePreview {
  /**
   * @description The channel in which the price is shown.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description The currency of both prices, ISO 4217; left out while the channel is not known.
   * @example MXN
   */
  currency?: string;
  /**
   * @description The sale price that the channel shows now; left out if none is valid.
   * @example 1795.9
   */
  before?: number;
  /**
   * @description The sale price that the channel would show; left out without a sale price, and if the price cannot be localized.
   * @example 1849.9
   */
  after?: number;
  /**
   * @description Why the price cannot be localized: a stable code, as in `price.localization-failed`.
   * @example no-fx-rate
   */
  code?: string;
  /**
   * @description The reason in words.
   * @example No exchange rate of USD/CLP is in force.
   */
  detail?: string;
}
export type ChannelPriceState = 'none' | 'localized' | 'failed';
export interface ChannelRowResult {
  /**
   * @description The position in the body, from 0.
   * @example 0
   */
  index: number;
  /**
   * @description The status with which the single operation answers this row.
   * @example 422
   */
  status: number;
  /**
   * @description The problem code of a refused row.
   * @example validation-failed
   */
  code?: string;
  /**
   * @description The reason for a refused row.
   * @example Fields of the row are not valid.
   */
  detail?: string;
  /** @description The invalid fields of a refused row, if there are any. */
  errors?: RowFault[];
  /** @description `applied`: recorded, or equal to the recorded answer. `stale`: about an older product or price. `unknown-sku`: the channel has no such listing. `withdrawn`: the listing is withdrawn. `refused`: the row is not valid. */
  result: ListingAnswerResult;
  /** @description The reason for the withdrawal. Only with the result `withdrawn`. */
  reason?: WithdrawalReason;
  /**
   * @description The value as sent, if it is valid.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The value as sent, if it is valid.
   * @example TRAIL-TEE-BLUE-M
   */
  skuId?: string;
}
export interface ChannelRows {
  /**
   * @description Rows that were applied.
   * @example 1
   */
  applied: number;
  /**
   * @description Rows that changed nothing.
   * @example 0
   */
  notApplied: number;
  /** @description One result for each row, in the order sent. */
  results: ChannelRowResult[];
}
export interface ChannelSkuCounts {
  /**
   * @description The channel.
   * @example MELI
   */
  salesChannel: string;
  /** @description Counts by status in the channel. */
  statuses: EntryStatusCount[];
  /** @description Counts by verdict in the channel. */
  verdicts: VerdictCount[];
}
export interface ChannelStatusEntry {
  /** @description READY_FOR_SALES_CHANNEL: integration is pending. */
  status: ChannelEntryStatus;
  /**
   * Format: date-time
   * @description When the status was set.
   */
  statusDate: string;
  /**
   * @description The reason.
   * @example inactive
   */
  statusMessage?: string;
}
export interface ChannelStatusView {
  /** @description The new status. */
  status: ChannelEntryStatus;
  /**
   * Format: date-time
   * @description The time of the change.
   */
  statusDate: string;
  /**
   * @description The reason.
   * @example inactive
   */
  statusMessage?: string;
  /**
   * @description Sales channel.
   * @example MELI
   */
  salesChannel: string;
  /** @description The channel's id of the SKU. */
  salesChannelSkuId?: string;
  /** @description The state of its price in the channel; failed: the price could not be localized. */
  price: ChannelPriceState;
  /**
   * @description The channel's code of its category; left out if none is mapped, or the channel has no taxonomy.
   * @example MLM1574
   */
  channelCategory?: string;
  /**
   * @description The requirements of the channel that the SKU misses. It is not published until it meets them.
   * @example []
   */
  messages: LocalizationMessage[];
  /** @description The changes of the status, one entry for each. */
  history: EntryChange[];
}
export interface ChannelTokenRequest {
  /** @description Seconds until the token expires; a year when left out. */
  expiresIn?: number;
  /** @description The scopes of the token. `taxes` when left out. */
  scopes?: TokenScope[];
  /** @description The name in the list, for example the program that uses the token. */
  name?: string;
}
export interface ChannelToken {
  /** @description Shown in this answer only. */
  token: string;
  /**
   * Format: uuid
   * @description The id with which to revoke the token.
   */
  tokenId: string;
  /**
   * @description The scopes of the token.
   * @example [
   *       "taxes",
   *       "listings"
   *     ]
   */
  scopes: TokenScope[];
  /** @description The name in the list. */
  name?: string;
  /**
   * Format: date-time
   * @description The date until which the token is valid.
   */
  expiresAt: string;
}
export interface ChannelTokens {
  /** @description The tokens, the newest first. */
  tokens: ListedChannelToken[];
  /** @description The token of the next page, if any. */
  nextPageToken?: string;
}
export interface ChannelVerdictView {
  /**
   * @description Sales channel.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description `live` if buyers can buy the SKU in the channel; otherwise the first obstacle. `denied`: before it is offered to the channel. `out-of-stock`: no other obstacle.
   * @example no-price
   */
  verdict: Verdict;
  /** @description Who denied the SKU; only for `denied`. */
  deniedBy?: VerdictSource;
  /**
   * Format: date-time
   * @description The date since which the verdict applies, UTC; left out until it is stored.
   */
  since?: string;
  /**
   * @description The known reasons.
   * @example []
   */
  reasons: LocalizationMessage[];
}
export type ChannelsOrderAction = 'approve' | 'cancel' | 'return-request';
export interface Charts {
  /** @description Orders by day and channel. */
  ordersByDay: OrdersOfDay[];
  /** @description Value of orders by day and currency. */
  valueByDay: ValueOfDay[];
  /** @description From approval to shipment, by the day of the shipment. */
  approvalToShipment: DurationOfDay[];
  /** @description From approval to delivery, by the day of the delivery. */
  approvalToDelivery: DurationOfDay[];
  /** @description Live SKUs by day. */
  liveSkus: SkusOfDay[];
}
export interface CheckProductsRequest {
  /** @description Products, with at most 1,000 SKUs together. */
  products: CheckedProductRequest[];
}
export interface CheckProducts {
  /** @description The products in the order sent. */
  products: CheckedProduct[];
}
export interface CheckedProductRequest {
  /** @description All SKUs of the product, as in an upsert. */
  skus: SkuInput[];
}
export interface CheckedProduct {
  /** @description The result of an upsert; left out if it would be refused. */
  preview?: UpsertPreview;
  /**
   * @description The reasons why an upsert would be refused; empty if it would not.
   * @example []
   */
  errors: ProductFault[];
}
export type ClientAccess = 'full' | 'read';
export type ClientKind = 'merchant' | 'fulfillment-partner' | 'sales-channel' | 'operator';
export interface Client {
  /**
   * @description The id with which the client logs in.
   * @example ACME-ERP
   */
  clientId: string;
  /**
   * @description The kind of client, which determines its rights.
   * @example merchant
   */
  kind: ClientKind;
  /**
   * @description The merchant of the client.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The partner of the client.
   * @example FULFIL-1
   */
  partnerId?: string;
  /**
   * @description The channel of the client.
   * @example ECOM
   */
  salesChannel?: string;
  /**
   * @description The scopes of the tokens of a sales channel’s client.
   * @example [
   *       "taxes",
   *       "listings"
   *     ]
   */
  scopes?: TokenScope[];
  /**
   * @description `read` for an operator that may use GET operations only.
   * @example full
   */
  access: ClientAccess;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description The date from which its secret is valid.
   */
  secretChangedAt: string;
  /**
   * Format: date-time
   * @description The date until which the previous secret is valid as well.
   */
  previousSecretUntil?: string;
  /**
   * Format: date-time
   * @description The date of revocation.
   */
  revokedAt?: string;
}
export interface ClientSecret {
  /**
   * @description The id with which the client logs in.
   * @example ACME-ERP
   */
  clientId: string;
  /**
   * @description The kind of client, which determines its rights.
   * @example merchant
   */
  kind: ClientKind;
  /**
   * @description The merchant of the client.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The partner of the client.
   * @example FULFIL-1
   */
  partnerId?: string;
  /**
   * @description The channel of the client.
   * @example ECOM
   */
  salesChannel?: string;
  /**
   * @description The scopes of the tokens of a sales channel’s client.
   * @example [
   *       "taxes",
   *       "listings"
   *     ]
   */
  scopes?: TokenScope[];
  /**
   * @description `read` for an operator that may use GET operations only.
   * @example full
   */
  access: ClientAccess;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description The date from which its secret is valid.
   */
  secretChangedAt: string;
  /**
   * Format: date-time
   * @description The date until which the previous secret is valid as well.
   */
  previousSecretUntil?: string;
  /**
   * Format: date-time
   * @description The date of revocation.
   */
  revokedAt?: string;
  /** @description Shown in this answer only. */
  clientSecret: string;
}
export interface ClientSessions {
  /**
   * @description The client; for a person who signed in with an OpenID provider, `oidc:` and the name.
   * @example oidc:ana@example.com
   */
  clientId: string;
  /**
   * @description The number of live sessions, 20 at most.
   * @example 2
   */
  live: number;
  /**
   * Format: date-time
   * @description The start of the newest session.
   */
  lastBegunAt: string;
  /**
   * Format: date-time
   * @description The date when the last session expires.
   */
  lastExpiresAt: string;
}
export interface Clients {
  /** @description The clients by client id. */
  clients: Client[];
  /** @description `after` of the next page, if there is one. */
  next?: string;
}
export interface CloudEvent {
  /**
   * @description The version of CloudEvents.
   * @constant
   */
  specversion: '1.0';
  /**
   * Format: uuid
   * @description The id of the event, the same for every receiver.
   */
  id: string;
  /**
   * @description The service that published it.
   * @example /entrepot/orders
   */
  source: string;
  /**
   * @description The type of the event.
   * @example order.placed
   */
  type: string;
  /** @description The subject of the event, for example the id of an order. */
  subject: string;
  /**
   * Format: date-time
   * @description The time of the event.
   */
  time: string;
  /**
   * @description The media type of `data`.
   * @constant
   */
  datacontenttype: 'application/json';
  /** @description The address of the JSON Schema of `data`. */
  dataschema: string;
  /** @description The merchant of the event. */
  merchantid: string;
  /** @description The version of the subject, an integer as text; it rises with every event about the subject. Ignore an event whose version is not above the last one that you have applied. */
  subjectversion: string;
  /** @description The trace in which the event happened (W3C Trace Context). */
  traceparent?: string;
  /** @description The event as it was published, byte for byte; `dataschema` describes it. */
  data?: {
    [key: string]: unknown;
  };
  /** @description The address of the whole event, in a webhook without `data`. */
  dataref?: string;
}
export interface ConcernedSkus {
  /**
   * @description ISO 3166-1 alpha-2.
   * @example BR
   */
  destination: string;
  /**
   * @description The number of SKUs.
   * @example 12
   */
  skus: number;
}
export interface ConditionalRate {
  /** @description The lines to which it applies; all when left out. */
  when?: TermsWhen;
  /**
   * @description A decimal, a fraction, or `byHs`.
   * @example 0.19
   * @example 22/78
   * @example byHs
   */
  rate: string;
}
export interface Consumer {
  /**
   * @description The consumer group.
   * @example orders.main
   */
  group: string;
  /**
   * @description The state of the consumer in this process.
   * @example running
   */
  detail: string;
}
export type ConsumingService =
  'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
export interface CoreStatus {
  /**
   * @description The status as buyers see it.
   * @example IN_TRANSIT
   */
  buyerStep: string;
  /** @description The code of the tracking event. */
  code: TrackingCode;
  /** @description The status that it stands for. */
  macroStep: ParcelStatus;
}
export interface CorrectionRequest {
  /** @description The reason for changing days that are over. */
  reason: string;
}
export interface Correction {
  /**
   * @description The reason for changing days that were over.
   * @example The law was published late.
   */
  reason: string;
}
export interface CreateClientRequest {
  /** @description The id with which the client logs in. `oidc:` is the prefix of the ids of people who sign in with an OpenID provider. */
  clientId: string;
  /** @description The kind of the client, which decides what it may do. */
  kind: ClientKind;
  /** @description The merchant of the client; for the kind `merchant`. */
  merchantId?: string;
  /** @description The partner of the client; for the kind `fulfillment-partner`. */
  partnerId?: string;
  /** @description The sales channel of the client; for the kind `sales-channel`. The ids of client and channel must differ. */
  salesChannel?: string;
  /** @description For the kind `sales-channel`: the scopes of its tokens. `taxes` when left out. */
  scopes?: TokenScope[];
  /** @description For the kind `operator`: `read` allows GET operations only. `full` when left out. */
  access?: ClientAccess;
}
export interface CreateEndpointRequest {
  /** @description An `https` URL of a public address, with port 443 or one from 1024. */
  url: string;
  /** @description The types of events that it receives, as `GET /ext/webhooks/types` lists them; all types when left out, including later ones. */
  types?: string[];
  /** @description `full`: with the event in `data`, unless it has more than 64 KiB; `thin`: with its address in `dataref` only. `full` when left out. */
  payload?: EventPayload;
  /** @description `subject`: events of the same subject one after another; `none`: all as soon as possible. `subject` when left out. */
  ordering?: EndpointOrdering;
  /** @description Requests a second at most, 1 to 200; 50 when left out. */
  rate?: number;
  /** @description A description of the endpoint, in your words. */
  description?: string;
}
export interface CreateOrderRequest {
  /** @description ISO 4217 code of the sales channel's currency. */
  currency: string;
  /** @description Order id in the channel; unique. */
  salesChannelOrderId: string;
  /** @description RETURNS: fulfilled locally by the returns partner. MERCHANT when left out. */
  fulfillmentWarehouseType?: WarehouseType;
  /** @description Items and shipping, both with discounts. At most 4 decimals. */
  value: number;
  /**
   * Format: date-time
   * @description When the buyer ordered; now when left out.
   */
  creationDate?: string;
  /** @description Must agree with the lines. */
  totals: TotalsRequest;
  /** @description The lines of the order. */
  items: ItemRequest[];
  /** @description The buyer. */
  customer: CustomerRequest;
  /** @description The delivery address and the delivery. */
  shipping: ShippingRequest;
  /** @description Must add up to the order value. */
  payments: PaymentRequest[];
  /** @description Serialized JSON; stored, not shown. */
  salesChannelOrderData?: string;
  /** @description The quote of a landed cost for the same goods, destination, region, scheme and amounts. The order then has the quoted taxes and the versions of their terms. */
  quoteId?: string;
  /** @description Sales channel, as MELI. */
  salesChannel: string;
}
export interface CreateShipmentRequest {
  /** @description Parcel ids, each once, of one merchant. */
  parcelIds: string[];
  /**
   * Format: date-time
   * @description When it is expected to leave the fulfillment facility, ISO 8601.
   */
  expectedShipDate: string;
  /**
   * Format: date-time
   * @description When it is expected at the consolidation hub, ISO 8601.
   */
  expectedDeliveryDate: string;
  /** @description Tracking number of the first mile. */
  firstMileTrackingNumber: string;
  /** @description The carrier of the first mile. */
  firstMileCarrierId?: string;
  /** @description A description of the shipment. */
  description?: string;
}
export interface CurrentAmounts {
  /**
   * @description The sale price as sent by the merchant.
   * @example 60
   */
  salePrice: number;
  /**
   * @description The list price as sent by the merchant, otherwise the sale price.
   * @example 75
   */
  listPrice: number;
  /**
   * @description ISO 4217; left out while the channel is not known.
   * @example USD
   */
  currency?: string;
}
export interface CustomerRequest {
  /** @description A person or a company. */
  type: CustomerType;
  /** @description First name, or the name of the company. */
  firstName: string;
  /** @description Last name. */
  lastName?: string;
  /** @description Tax document. */
  document: string;
  /** @description The email address of the customer. */
  email?: string;
  /** @description The phone number of the customer. */
  phone?: PhoneRequest;
  /** @description The billing address. */
  billingAddress?: AddressRequest;
}
export type CustomerType = 'PERSON' | 'COMPANY';
export interface Deliveries {
  /** @description The deliveries, the newest first. */
  deliveries: Delivery[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export type DeliveryCause = 'event' | 'retry' | 'replay' | 'recovery' | 'test';
export type DeliveryFailure =
  | 'timeout'
  | 'connect-timeout'
  | 'connection-refused'
  | 'connection-closed'
  | 'connection-failed'
  | 'host-unreachable'
  | 'name-not-found'
  | 'name-unresolved'
  | 'address-refused'
  | 'tls-certificate'
  | 'tls-failed'
  | 'answer-malformed'
  | 'answer-too-large'
  | 'proxy-refused'
  | 'proxy-unreachable'
  | 'cut-off'
  | 'event-gone';
export type DeliveryPauseReason = 'retry-after' | 'endpoint';
export interface DeliveryRequest {
  /** @description Name of the delivery method. */
  name: string;
  /** @description Carrier. */
  company: string;
  /** @description Shipping without discounts; the sale price when left out. At most 4 decimals. */
  listPrice?: number;
  /** @description Shipping with discounts. At most 4 decimals. */
  salePrice: number;
  /** @description The delivery time in days. At most 3 decimals. */
  deliveryTime: number;
  /**
   * Format: date-time
   * @description Promised to the buyer. A date-time, or a date.
   */
  deliveryEstimateDate: string;
  /** @description The id of each item, once. */
  items: string[];
}
export interface Delivery {
  /**
   * Format: uuid
   * @description The id of the delivery.
   */
  deliveryId: string;
  /**
   * Format: uuid
   * @description The endpoint to which it is sent.
   */
  endpointId: string;
  /**
   * Format: uuid
   * @description The id of the event; the header `webhook-id`.
   */
  eventId: string;
  /**
   * @description The type of the event.
   * @example order.placed
   */
  type: string;
  /** @description The subject of the event, for example the id of an order. */
  subject: string;
  /** @description The reason for sending: the event happened, or someone requested it afterwards. */
  cause: DeliveryCause;
  /** @description It waits for an attempt, was delivered, was given up, or was `dropped` because the endpoint no longer receives its type. */
  state: DeliveryState;
  /**
   * @description The number of attempts that have ended.
   * @example 1
   */
  attemptCount: number;
  /**
   * Format: date-time
   * @description The date when it was queued.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description The earliest date of the next attempt; later if the endpoint is busy. Absent during an attempt and after the last one.
   */
  nextAttemptAt?: string;
  /** @description The reason for its wait besides the queue. `retry-after`: the receiver requested this wait. `endpoint`: the endpoint is paused. Later versions may add reasons. */
  pauseReason?: DeliveryPauseReason;
  /**
   * Format: date-time
   * @description The date when it was delivered, given up or dropped.
   */
  finishedAt?: string;
}
export type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'dropped';
export type DeliveryStateFilter = 'waiting' | 'failed' | 'delivered' | 'dead' | 'dropped';
export interface DeliveryWithAttempts {
  /**
   * Format: uuid
   * @description The id of the delivery.
   */
  deliveryId: string;
  /**
   * Format: uuid
   * @description The endpoint to which it is sent.
   */
  endpointId: string;
  /**
   * Format: uuid
   * @description The id of the event; the header `webhook-id`.
   */
  eventId: string;
  /**
   * @description The type of the event.
   * @example order.placed
   */
  type: string;
  /** @description The subject of the event, for example the id of an order. */
  subject: string;
  /** @description The reason for sending: the event happened, or someone requested it afterwards. */
  cause: DeliveryCause;
  /** @description It waits for an attempt, was delivered, was given up, or was `dropped` because the endpoint no longer receives its type. */
  state: DeliveryState;
  /**
   * @description The number of attempts that have ended.
   * @example 1
   */
  attemptCount: number;
  /**
   * Format: date-time
   * @description The date when it was queued.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description The earliest date of the next attempt; later if the endpoint is busy. Absent during an attempt and after the last one.
   */
  nextAttemptAt?: string;
  /** @description The reason for its wait besides the queue. `retry-after`: the receiver requested this wait. `endpoint`: the endpoint is paused. Later versions may add reasons. */
  pauseReason?: DeliveryPauseReason;
  /**
   * Format: date-time
   * @description The date when it was delivered, given up or dropped.
   */
  finishedAt?: string;
  /** @description The attempts, the first one first. */
  attempts: Attempt[];
}
export interface DestinationPriceRow {
  /** @description The channel in which the price is shown. */
  salesChannel: string;
  /**
   * @description The channel's country.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
  /** @description The retail price as shown, in the currency of the channel. At most 4 decimals. */
  salePrice: number;
  /** @description The crossed-out price, in the currency of the channel; the sale price if left out. At most 4 decimals. */
  listPrice?: number;
  /** @description The merchant's id of the SKU. */
  skuId: string;
}
export type DocumentsStatus = 'success' | 'processing';
export interface DropMessagesRequest {
  /** @description The reason for dropping; stored in the audit. */
  reason: string;
  /** @description The ids to drop, from the list. */
  ids?: string[];
  /** @description Instead of `ids`: the oldest 500 that were parked for this reason. */
  parkedFor?: string;
  /** @description With `parkedFor`: only messages of this type of event. */
  type?: string;
}
export interface DropOutboxRowsRequest {
  /** @description The reason for dropping; stored in the audit. */
  reason: string;
  /** @description The ids to drop, from the list. */
  ids?: string[];
  /** @description Instead of `ids`: the oldest 500 that were parked for this reason. */
  parkedFor?: string;
}
export interface DropParkedRequest {
  /** @description The reason for dropping; stored in the audit. */
  reason: string;
}
export interface DroppedListPrice {
  /**
   * @description A code, which does not change between releases.
   * @example value-over-simplified-regime
   */
  code: string;
  /**
   * @description The reason in words.
   * @example The value is above what the simplified import regime of MX covers.
   */
  detail: string;
}
export interface DroppedSeveral {
  /** @description The ids of the dropped messages or events. */
  dropped: string[];
  /** @description Ids that are not parked. */
  absent: string[];
  /**
   * @description With `parkedFor`: whether more are parked than one request drops.
   * @example false
   */
  more: boolean;
}
export interface DurationOfDay {
  /**
   * Format: date
   * @description The day in UTC.
   * @example 2026-11-26
   */
  day: string;
  /**
   * @description Orders that finished on this day.
   * @example 8
   */
  count: number;
  /**
   * @description The mean duration of these orders, in hours.
   * @example 26.5
   */
  meanHours: number;
}
export interface DutyRateDocument {
  /** @description HS prefix, 2 to 10 digits. The longest matching prefix applies. */
  hsPrefix: string;
  /** @description Countries of origin; all when left out. */
  origin?: string[];
  /**
   * @description A decimal or a fraction.
   * @example 0.19
   * @example 22/78
   */
  rate: string;
}
export interface DutyRatesDocument {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description The rate of goods that match no prefix, marked as an estimate. Without it, these goods are refused.
   * @example 0.19
   * @example 22/78
   */
  default?: string;
  /** @description The rates, at most 5,000. */
  rates: DutyRateDocument[];
  /**
   * @description ISO 3166, answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination: string;
}
export interface DutyRates {
  /**
   * @description Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.
   * @example DE-2026-07-01-1
   */
  id: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example DE
   */
  destination: string;
  /**
   * Format: date
   * @description The first day.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The current last day, as loaded or as set by an end; left out if there is none.
   */
  validUntil?: string;
  /**
   * @description 1 for the first document with this first day, then one more for each correction.
   * @example 1
   */
  revision: number;
  /** @description The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn. */
  inForce: TermsInForce[];
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /** @description The reason, if this revision is a correction. */
  correction?: string;
  /**
   * @description The client that loaded the document.
   * @example OPS
   */
  loadedBy: string;
  /**
   * Format: date-time
   * @description When the document was loaded.
   */
  loadedAt: string;
  /** @description The author of the end, with the reason. */
  ended?: TermsEnd;
  /** @description The document as it was loaded. */
  document: DutyRatesDocument;
}
export interface EnableEndpointRequest {
  /**
   * Format: date-time
   * @description The date since which every event that was not delivered to this endpoint is sent; no events when left out.
   */
  recoverFrom?: string;
}
export interface EnabledEndpoint {
  /**
   * Format: uuid
   * @description The endpoint.
   */
  endpointId: string;
  /**
   * @description The state: the endpoint receives events.
   * @constant
   */
  state: 'enabled';
  /** @description The replay that sends the undelivered events; only with `recoverFrom`. */
  recovery?: Replay;
}
export interface EndTermsRequest {
  /**
   * Format: date
   * @description The last day. A day before the first day withdraws the terms.
   */
  validUntil: string;
  /** @description The reason, for the audit log. */
  reason: string;
  /** @description Required if the new end changes past days. */
  correction?: TermsCorrectionRequest;
}
export interface EndTradeRestrictionRequest {
  /**
   * Format: date
   * @description Last day in force, UTC. A day before the first day withdraws the restriction.
   */
  validUntil: string;
  /** @description The reason. */
  reason: string;
  /** @description Required if the new end changes days that are over. The reason is kept in the audit log. */
  correction?: CorrectionRequest;
}
export interface EndedSessions {
  /**
   * @description The client; for a person who signed in with an OpenID provider, `oidc:` and the name.
   * @example oidc:ana@example.com
   */
  clientId: string;
  /**
   * @description The number of sessions that were ended.
   * @example 2
   */
  ended: number;
}
export interface EndpointDay {
  /**
   * @description The share of attempts that succeeded, 0 to 1; absent without attempts.
   * @example 0.98
   */
  successRate?: number;
  /**
   * @description The number of attempts that were answered with a 2xx status.
   * @example 49
   */
  succeeded: number;
  /**
   * @description Attempts that were answered otherwise, or not at all.
   * @example 1
   */
  failed: number;
  /**
   * @description Deliveries that succeeded.
   * @example 49
   */
  delivered: number;
  /**
   * @description Deliveries that were given up.
   * @example 0
   */
  dead: number;
  /**
   * @description Deliveries of types that the endpoint no longer receives.
   * @example 0
   */
  dropped: number;
}
export interface EndpointDetail {
  /**
   * Format: uuid
   * @description The id of the endpoint in paths.
   */
  id: string;
  /**
   * @description The merchant of the endpoint.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The URL to which events are posted.
   * @example https://erp.acme.example/entrepot-events
   */
  url: string;
  /**
   * @description The types of events that it receives; all when left out.
   * @example [
   *       "order.status-changed"
   *     ]
   */
  types?: string[];
  /** @description Whether requests contain the event, or only its address. */
  payload: EventPayload;
  /** @description Whether events of the same subject are sent one after another. */
  ordering: EndpointOrdering;
  /**
   * @description Maximum requests a second.
   * @example 50
   */
  rate: number;
  /**
   * @description Your description.
   * @example ERP of the shop
   */
  description?: string;
  /** @description `failing`: at least its last 3 attempts failed, or none succeeded within a minute after a failure; from 10 failures in a row it gets single requests until one succeeds. `disabled`: nothing is sent to it. */
  state: EndpointState;
  /**
   * Format: date-time
   * @description The date since which nothing has succeeded; only while it is `failing`.
   */
  failingSince?: string;
  /**
   * Format: date-time
   * @description The end of its pause, 10 minutes at most. Before it, only a `test` or a `retry` is sent. Absent when it is not paused.
   */
  pausedUntil?: string;
  /** @description The reason for the pause. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed. */
  pauseReason?: EndpointPauseReason;
  /**
   * @description The HTTP status of the last answer; absent if the last attempt got none.
   * @example 503
   */
  lastStatus?: number;
  /**
   * @description The reason that the last attempt got no answer, as `error` of an attempt.
   * @example timeout
   */
  lastError?: string;
  /**
   * Format: date-time
   * @description The date of the last successful attempt, to within a minute.
   */
  lastSuccessAt?: string;
  /**
   * @description The reason why it is disabled. `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
   * @example failing
   */
  disabledReason?: string;
  /**
   * Format: date-time
   * @description The date since which it is disabled.
   */
  disabledAt?: string;
  /**
   * Format: date-time
   * @description The date until which the previous secret signs as well.
   */
  previousSecretUntil?: string;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description Date of the last change.
   */
  updatedAt: string;
  /** @description Attempts and deliveries that ended within the last 24 hours, by whole hours. */
  lastDay: EndpointDay;
}
export type EndpointOrdering = 'subject' | 'none';
export interface EndpointPage {
  /** @description The endpoints, in the order in which they were created. */
  endpoints: EndpointDetail[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export type EndpointPauseReason = 'failures' | 'rest';
export interface Endpoint {
  /**
   * Format: uuid
   * @description The id of the endpoint in paths.
   */
  id: string;
  /**
   * @description The merchant of the endpoint.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The URL to which events are posted.
   * @example https://erp.acme.example/entrepot-events
   */
  url: string;
  /**
   * @description The types of events that it receives; all when left out.
   * @example [
   *       "order.status-changed"
   *     ]
   */
  types?: string[];
  /** @description Whether requests contain the event, or only its address. */
  payload: EventPayload;
  /** @description Whether events of the same subject are sent one after another. */
  ordering: EndpointOrdering;
  /**
   * @description Maximum requests a second.
   * @example 50
   */
  rate: number;
  /**
   * @description Your description.
   * @example ERP of the shop
   */
  description?: string;
  /** @description `failing`: at least its last 3 attempts failed, or none succeeded within a minute after a failure; from 10 failures in a row it gets single requests until one succeeds. `disabled`: nothing is sent to it. */
  state: EndpointState;
  /**
   * Format: date-time
   * @description The date since which nothing has succeeded; only while it is `failing`.
   */
  failingSince?: string;
  /**
   * Format: date-time
   * @description The end of its pause, 10 minutes at most. Before it, only a `test` or a `retry` is sent. Absent when it is not paused.
   */
  pausedUntil?: string;
  /** @description The reason for the pause. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed. */
  pauseReason?: EndpointPauseReason;
  /**
   * @description The HTTP status of the last answer; absent if the last attempt got none.
   * @example 503
   */
  lastStatus?: number;
  /**
   * @description The reason that the last attempt got no answer, as `error` of an attempt.
   * @example timeout
   */
  lastError?: string;
  /**
   * Format: date-time
   * @description The date of the last successful attempt, to within a minute.
   */
  lastSuccessAt?: string;
  /**
   * @description The reason why it is disabled. `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
   * @example failing
   */
  disabledReason?: string;
  /**
   * Format: date-time
   * @description The date since which it is disabled.
   */
  disabledAt?: string;
  /**
   * Format: date-time
   * @description The date until which the previous secret signs as well.
   */
  previousSecretUntil?: string;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description Date of the last change.
   */
  updatedAt: string;
}
export interface EndpointSecret {
  /**
   * Format: uuid
   * @description The id of the endpoint in paths.
   */
  id: string;
  /**
   * @description The merchant of the endpoint.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The URL to which events are posted.
   * @example https://erp.acme.example/entrepot-events
   */
  url: string;
  /**
   * @description The types of events that it receives; all when left out.
   * @example [
   *       "order.status-changed"
   *     ]
   */
  types?: string[];
  /** @description Whether requests contain the event, or only its address. */
  payload: EventPayload;
  /** @description Whether events of the same subject are sent one after another. */
  ordering: EndpointOrdering;
  /**
   * @description Maximum requests a second.
   * @example 50
   */
  rate: number;
  /**
   * @description Your description.
   * @example ERP of the shop
   */
  description?: string;
  /** @description `failing`: at least its last 3 attempts failed, or none succeeded within a minute after a failure; from 10 failures in a row it gets single requests until one succeeds. `disabled`: nothing is sent to it. */
  state: EndpointState;
  /**
   * Format: date-time
   * @description The date since which nothing has succeeded; only while it is `failing`.
   */
  failingSince?: string;
  /**
   * Format: date-time
   * @description The end of its pause, 10 minutes at most. Before it, only a `test` or a `retry` is sent. Absent when it is not paused.
   */
  pausedUntil?: string;
  /** @description The reason for the pause. `failures`: 10 in a row or more. `rest`: its name or proxy cannot be reached, or its answers are malformed. */
  pauseReason?: EndpointPauseReason;
  /**
   * @description The HTTP status of the last answer; absent if the last attempt got none.
   * @example 503
   */
  lastStatus?: number;
  /**
   * @description The reason that the last attempt got no answer, as `error` of an attempt.
   * @example timeout
   */
  lastError?: string;
  /**
   * Format: date-time
   * @description The date of the last successful attempt, to within a minute.
   */
  lastSuccessAt?: string;
  /**
   * @description The reason why it is disabled. `failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.
   * @example failing
   */
  disabledReason?: string;
  /**
   * Format: date-time
   * @description The date since which it is disabled.
   */
  disabledAt?: string;
  /**
   * Format: date-time
   * @description The date until which the previous secret signs as well.
   */
  previousSecretUntil?: string;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description Date of the last change.
   */
  updatedAt: string;
  /** @description The secret that signs the requests according to Standard Webhooks: `whsec_` and 32 bytes in base64. Shown in this answer only. */
  secret: string;
}
export type EndpointState = 'enabled' | 'failing' | 'disabled';
export interface Endpoints {
  /** @description The endpoints, in the order in which they were created. */
  endpoints: EndpointDetail[];
}
export interface EntryChange {
  /** @description The new status. */
  status: ChannelEntryStatus;
  /**
   * Format: date-time
   * @description The time of the change.
   */
  statusDate: string;
  /**
   * @description The reason.
   * @example inactive
   */
  statusMessage?: string;
}
export interface EntryStatusCount {
  /**
   * @description SKUs.
   * @example 12
   */
  count: number;
  /** @description The status of the SKUs in the channel. */
  status: ChannelEntryStatus;
}
export type EventPayload = 'full' | 'thin';
export interface EventSchema {
  /**
   * @description Name of the event: the header `ce_type`.
   * @example order.placed
   */
  type: string;
  /**
   * @description Its version.
   * @example 1
   */
  version: number;
  /**
   * @description The topic; absent for events that are delivered by webhooks only.
   * @example orders.order
   */
  stream?: string;
  /**
   * @description Path of the schema: the end of the header `ce_dataschema`.
   * @example /schemas/order.placed/v1
   */
  schemaPath: string;
}
export interface EventSchemas {
  /** @description One for each version of an event. */
  schemas: EventSchema[];
}
export interface EventType {
  /**
   * @description The `type` of the events.
   * @example order.status-changed
   */
  type: string;
  /**
   * @description The meaning of the event.
   * @example An order has reached a status.
   */
  description: string;
  /**
   * @description The JSON Schema of `data`.
   * @example https://api.entrepot.example/schemas/order.status-changed/v1
   */
  schema: string;
}
export interface EventTypes {
  /** @description The types in alphabetical order. */
  types: EventType[];
}
export interface Events {
  /** @description The events in the order of the log. */
  events: CloudEvent[];
  /** @description The position after these events; valid while they are kept. */
  after: string;
  /** @description Whether there are already later events. */
  more: boolean;
}
export interface Exception {
  /**
   * @description The id of the exception.
   * @example shipped-after-cancel:ACME-MELI-1001
   */
  id: string;
  /**
   * @description Among them `shipped-after-cancel`, `destination-mismatch`, `price-differs`, `out-of-stock` and `intake-waiting`.
   * @example shipped-after-cancel
   */
  kind: string;
  /**
   * @description The order it is about.
   * @example ACME-MELI-1001
   */
  orderId?: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /** @description The exception in words. */
  detail: string;
  /**
   * Format: date-time
   * @description When it began.
   */
  since: string;
  /** @description Who has acknowledged it; left out until then. */
  acknowledgement?: Acknowledgement;
}
export interface Exceptions {
  /** @description The newest first. */
  exceptions: Exception[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export interface FailingPoller {
  /**
   * @description The background work.
   * @example old stock movements
   */
  poller: string;
  /**
   * @description Its failures in a row.
   * @example 12
   */
  failures: number;
}
export interface FailingPrices {
  /**
   * @description A stable code, as in `price.localization-failed`.
   * @example no-duty-rate
   */
  code: string;
  /** @description The reason why the first of these prices fails. */
  detail: string;
  /**
   * @description The number of compared prices that fail with this code.
   * @example 12
   */
  prices: number;
}
export interface FieldError {
  /**
   * @description JSON Pointer to the field in the body (RFC 6901), also of a missing field.
   * @example /0/name
   */
  pointer: string;
  /**
   * @description Stable.
   * @example required
   */
  code: string;
  /**
   * @description In words.
   * @example is required
   */
  detail: string;
}
export type FixedAmountBase = 'consignment' | 'hsLine' | 'unit';
export interface FixedTaxAmount {
  /**
   * @description A decimal.
   * @example 12.50
   */
  value: string;
  /**
   * @description ISO 4217.
   * @example EUR
   */
  currency: string;
  /** @description Charged once for a consignment, for each different HS prefix in it, or for each unit. */
  per: FixedAmountBase;
  /** @description Digits of the HS prefix; 6 when left out. */
  digits?: number;
}
export interface FreightTariffDocument {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description ISO 3166, answered as alpha-2; or `*` for any.
   * @example US
   * @example *
   */
  origin: string;
  /**
   * @description ISO 3166, answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination: string;
  /**
   * @description The name that channels use.
   * @example STANDARD
   */
  service: string;
  /**
   * @description ISO 4217.
   * @example EUR
   */
  currency: string;
  /**
   * @description cm³ per kilogram of volumetric weight.
   * @example 12.50
   */
  divisor: string;
  /**
   * @description The minimum billed weight, in kilograms.
   * @example 12.50
   */
  minimumKg: string;
  /**
   * @description Weights are rounded up to a multiple of this, in kilograms.
   * @example 12.50
   */
  roundUpToKg: string;
  /** @description In order of weight, the lowest first. */
  steps: TariffStep[];
  /**
   * @description The price of each kilogram above the last step. Without it, heavier parcels are refused.
   * @example 12.50
   */
  perKgAbove?: string;
  /** @description The surcharges on the price of the tariff. */
  surcharges?: TariffSurcharge[];
  /** @description The minimum and maximum number of days in transit. */
  etaDays: number[];
}
export interface FreightTariff {
  /**
   * @description Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.
   * @example DE-2026-07-01-1
   */
  id: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example DE
   */
  destination: string;
  /**
   * Format: date
   * @description The first day.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The current last day, as loaded or as set by an end; left out if there is none.
   */
  validUntil?: string;
  /**
   * @description 1 for the first document with this first day, then one more for each correction.
   * @example 1
   */
  revision: number;
  /** @description The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn. */
  inForce: TermsInForce[];
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /** @description The reason, if this revision is a correction. */
  correction?: string;
  /**
   * @description The client that loaded the document.
   * @example OPS
   */
  loadedBy: string;
  /**
   * Format: date-time
   * @description When the document was loaded.
   */
  loadedAt: string;
  /** @description The author of the end, with the reason. */
  ended?: TermsEnd;
  /** @description The document as it was loaded. */
  document: FreightTariffDocument;
}
export interface FreightTerms {
  /**
   * @description Kilograms.
   * @example 0.6
   */
  billedWeight: number;
  /**
   * @description The amount, in `currency`.
   * @example 9.8
   */
  tariff: number;
  /**
   * @description The currency of the tariff, ISO 4217.
   * @example USD
   */
  currency: string;
  /**
   * @description Local currency.
   * @example 179.8
   */
  value: number;
  /** @description Whether the tariff is an approximation. Left out otherwise. */
  estimate?: boolean;
}
export type FulfillmentStep = 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
export interface FxRates {
  /** @description The rates, the latest `validFrom` first, at most 500. For earlier rates, set `until` to the last `validFrom`. */
  rates: ListedFxRate[];
}
export interface GlobalSaleChannelDataInput {
  /** @description Whether the SKU is active in sales channels. */
  active: boolean;
  /** @description Reference category, mapped to the categories of each channel. */
  category: string;
  /** @description Brand, in the original language. */
  brand: string;
  /** @description Colour of the variation, in the original language. */
  color?: string;
  /** @description Size of the variation, in the original language. */
  size?: string;
  /** @description The attributes of the SKU, at most 10. */
  attributes?: AttributeInput[];
}
export interface HistoryEntry {
  /**
   * Format: uuid
   * @description The id of the entry, which its event carries.
   */
  historyId: string;
  /**
   * Format: date-time
   * @description When it happened.
   */
  eventDate: string;
  /**
   * Format: date-time
   * @description When the entry was written.
   */
  receivedDate: string;
  /** @description A status, or PARCEL_TRACKING_UPDATED, which never is one. */
  status: HistoryStatus;
  /** @description In the shape of the status; left out where there is nothing to say. */
  eventData?:
    | PackedData
    | InvoicedData
    | ReadyToShipData
    | TrackingData
    | ShippedData
    | CancelledData
    | ReasonData
    | ReturnedData;
}
export type HistoryStatus =
  | 'CREATED'
  | 'APPROVED'
  | 'HANDLING'
  | 'REQUIRES_REVIEW'
  | 'REGULATORY_CHECK_OK'
  | 'PACKED'
  | 'INVOICED'
  | 'READY_TO_SHIP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURN_REQUESTED'
  | 'RETURN_APPROVED'
  | 'RETURNED'
  | 'ON_HOLD'
  | 'CANCELLED'
  | 'OPERATIONAL_ISSUE'
  | 'PARCEL_TRACKING_UPDATED';
export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
export interface InventoryBatch {
  /**
   * @description Rows accepted.
   * @example 2
   */
  accepted: number;
  /**
   * @description Rows refused.
   * @example 0
   */
  refused: number;
  /** @description One result for each row, in the order sent. */
  results: InventoryRowResult[];
}
export interface InventoryInput {
  /** @description The SKU, registered or not yet. */
  skuId: string;
  /** @description Pieces that can be sold; replaces the previous quantity. */
  quantity: number;
  /** @description 1 by default. */
  warehouseId: number;
  /** @description Sellable, or returned and no longer sellable as new. */
  inventoryType: InventoryType;
  /** @description Extension: the request is refused with 409 if the current quantity is different. */
  changeFromQuantity?: number;
}
export interface InventoryList {
  /** @description The records, by last update, then id. */
  inventories: Inventory[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface Inventory {
  /**
   * @description The id of the record.
   * @example ACME-TSHIRT-1-1-AVAILABLE
   */
  id: string;
  /**
   * @description The merchant that owns the stock.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Left out while the SKU is not registered.
   * @example Camiseta de algodón manga corta negra
   */
  skuName?: string;
  /**
   * @description Warehouse.
   * @example 1
   */
  warehouseId: number;
  /**
   * @description The name of the warehouse.
   * @example Main
   */
  warehouseName: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example US
   */
  warehouseCountry: string;
  /**
   * @description Pieces that can still be sold.
   * @example 100
   */
  quantity: number;
  /** @description Sellable, or returned and no longer sellable as new. */
  inventoryType: InventoryType;
  /**
   * Format: date-time
   * @description The date when the record was created or its quantity last changed.
   */
  lastUpdateDate: string;
  /**
   * @description The version of the newest event about this record on `catalog.inventory`.
   * @example 3
   */
  version: number;
  /**
   * Format: date-time
   * @description The date when a channel last applied the quantity; left out before the first time.
   */
  lastIntegrationDate?: string;
  /** @description In the returns partner's warehouses only: the orders from which the pieces were returned. */
  returnedOrders?: ReturnedOrder[];
}
export interface InventoryRowResult {
  /**
   * @description The position in the body, from 0.
   * @example 0
   */
  index: number;
  /**
   * @description The status with which the single operation answers this row.
   * @example 422
   */
  status: number;
  /**
   * @description The problem code of a refused row.
   * @example validation-failed
   */
  code?: string;
  /**
   * @description The reason for a refused row.
   * @example Fields of the row are not valid.
   */
  detail?: string;
  /** @description The invalid fields of a refused row, if there are any. */
  errors?: RowFault[];
  /**
   * @description The value as sent, if it is valid.
   * @example TSHIRT-1
   */
  skuId?: string;
  /**
   * @description The value as sent, if it is valid.
   * @example 1
   */
  warehouseId?: number;
  /** @description The value as sent, if it is valid. */
  inventoryType?: InventoryType;
  /** @description For an accepted row: the record after all rows. With `dryRun=true`, the current record; left out if there is none. */
  inventory?: Inventory;
}
export type InventoryType = 'AVAILABLE' | 'DAMAGED';
export interface InvoicedData {
  /**
   * @description Number of the invoice.
   * @example ACME-00000001
   */
  number: string;
  /**
   * @description The sum of the lines, in the merchant's currency.
   * @example 108.2
   */
  value: number;
  /** @description The invoiced lines: SKU, quantity, and price of one unit. */
  items: InvoicedUnits[];
  /**
   * Format: uri
   * @description A link that opens it without a token for some days; left out once the buyer's data is erased.
   */
  invoiceUrl?: string;
}
export interface InvoicedUnits {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
  /**
   * @description Unit price in the merchant's currency; × quantity, rounded, the value of the line.
   * @example 54.1
   */
  invoicedPrice: number;
}
export interface ItemRequest {
  /** @description Unique within the order; the delivery names it. */
  id: string;
  /** @description The channel's id of an approved SKU; the merchant's and the service's are understood too. */
  salesChannelSkuId: string;
  /** @description Units. */
  quantity: number;
  /** @description Title as sold. */
  name: string;
  /** @description Unit price without discounts; the sale price when left out. At most 4 decimals. */
  listPrice?: number;
  /** @description Unit price with discounts. At most 4 decimals. */
  salePrice: number;
}
export interface Lag {
  /**
   * @description `unavailable` while the broker does not answer.
   * @example known
   */
  state: LagState;
  /** @description By group and stream, if it is known. */
  streams?: StreamLag[];
  /** @description The reason why the lag is unknown. */
  detail?: string;
}
export type LagState = 'known' | 'unavailable';
export interface LandedCostLineRequest {
  /** @description Unique within the request; echoed back. */
  id: string;
  /**
   * @description Harmonized-system code: 6 to 10 digits, which dots may separate.
   * @example 6109.10
   */
  hsCode: string;
  /**
   * @description Country in which the goods were made, ISO 3166-1 alpha-2; `shippedFrom` if left out.
   * @example BR
   */
  countryOfOrigin?: string;
  /** @description Units; at most 3 decimals. */
  quantity: number;
  /** @description Price of one unit, after discounts and without taxes. At most 4 decimals. */
  unitPrice: number;
}
export interface LandedCostRequest {
  /**
   * @description Country of destination, ISO 3166-1 alpha-2.
   * @example BR
   */
  destination: string;
  /** @description State or province of the destination, as its tax rules name it, in upper or lower case. If left out, only rates without a region apply, and the quote is not valid for orders to a state whose code the tax rules name. */
  region?: string;
  /**
   * @description ISO 4217 code of all amounts in the request and the answer.
   * @example EUR
   */
  currency: string;
  /** @description Freight that the buyer pays for the whole cart. At most 4 decimals. */
  freight: number;
  /** @description Insurance of the whole cart; 0 if left out. At most 4 decimals. */
  insurance?: number;
  /** @description The goods. */
  lines: LandedCostLineRequest[];
  /**
   * @description Country from which the parcel is sent, ISO 3166-1 alpha-2.
   * @example BR
   */
  shippedFrom: string;
  /** @description Scheme for which the seller is registered, as the tax rules of the destination name it. The quote is for orders of a sales channel with the same scheme. */
  scheme?: string;
}
export interface LandedCost {
  /**
   * @description Sum of the duties.
   * @example 31.2
   */
  dutiesTotal: number;
  /**
   * @description Sum of the taxes.
   * @example 55.33
   */
  taxesTotal: number;
  /**
   * @description Sum of the fees.
   * @example 0
   */
  feesTotal: number;
  /**
   * @description Duties, taxes and fees.
   * @example 86.53
   */
  total: number;
  /** @description The sums over the lines, one for each tax, rate and collector. */
  taxes: LandedTax[];
  /**
   * @description The sum of goods, freight, insurance and `total`.
   * @example 346.53
   */
  landedCost: number;
  /** @description The lines, in the order of the request. */
  lines: LandedLine[];
  /**
   * @description The currency of the request.
   * @example EUR
   */
  currency: string;
  /**
   * @description Units of `currency` for one US dollar.
   * @example 0.92
   */
  fxRate: number;
  /**
   * @description The tax rules that were applied.
   * @example DE-2026-07-01-1
   */
  rulesVersion: string;
  /**
   * @description The duty rates that were in force; left out if the destination has none.
   * @example DE-2026-07-01-2
   */
  dutyRatesVersion?: string;
  /**
   * Format: date
   * @description The day in the destination whose terms were applied.
   */
  day: string;
}
export interface LandedLimit {
  /** @description The parts whose sum is compared with the limit. */
  of: PartOfGoods[];
  /** @description Whether the limit is for the whole cart or for one unit. */
  per: LimitBase;
  /**
   * @description ISO 4217 code of `upTo`.
   * @example EUR
   */
  currency: string;
  /**
   * @description The end of the bracket, inclusive; `null` if there is no limit.
   * @example 150
   */
  upTo: number | null;
}
export interface LandedLine {
  /**
   * @description Sum of the duties.
   * @example 31.2
   */
  dutiesTotal: number;
  /**
   * @description Sum of the taxes.
   * @example 55.33
   */
  taxesTotal: number;
  /**
   * @description Sum of the fees.
   * @example 0
   */
  feesTotal: number;
  /**
   * @description Duties, taxes and fees.
   * @example 86.53
   */
  total: number;
  /**
   * @description The id of the line in the request.
   * @example 1
   */
  id: string;
  /** @description The taxes of the line, in the order of the tax rules. */
  taxes: LandedLineTax[];
  /** @description The limit up to which these taxes apply. */
  limit: LandedLimit;
}
export interface LandedLineTax {
  /**
   * @description The name in the tax rules.
   * @example customs-duty
   */
  name: string;
  /** @description The kind, which decides in which total the tax is included. */
  kind: TaxKind;
  /**
   * @description The rate as a decimal with at most 6 decimals. Left out for a fixed amount.
   * @example 0.12
   */
  rate?: number;
  /**
   * @description The amount to which the rate applies. Left out for a fixed amount.
   * @example 260
   */
  base?: number;
  /**
   * @description In totals: the effect of a deduction, a minimum or a maximum of the tax rules on `rate` × `base`. Negative for a deduction; left out if there is none.
   * @example -30
   */
  adjustment?: number;
  /**
   * @description The amount, rounded to the minor units of the currency.
   * @example 31.2
   */
  amount: number;
  /** @description Who collects the tax: seller, carrier or customs. */
  collectedBy: TaxCollector;
  /**
   * @description Laws, regulations and notices from which the rate was taken.
   * @example [
   *       "Council Regulation (EU) 2026/382"
   *     ]
   */
  source: string[];
  /** @description The tax is not included in totals. */
  informative?: boolean;
  /** @description The tax rules or duty rates approximate the law, or the default duty rate applied. Left out otherwise. */
  estimate?: boolean;
  /**
   * @description The HS prefix whose duty rate applied.
   * @example 6109
   */
  hsPrefix?: string;
}
export interface LandedTax {
  /**
   * @description The name in the tax rules.
   * @example customs-duty
   */
  name: string;
  /** @description The kind, which decides in which total the tax is included. */
  kind: TaxKind;
  /**
   * @description The rate as a decimal with at most 6 decimals. Left out for a fixed amount.
   * @example 0.12
   */
  rate?: number;
  /**
   * @description The amount to which the rate applies. Left out for a fixed amount.
   * @example 260
   */
  base?: number;
  /**
   * @description In totals: the effect of a deduction, a minimum or a maximum of the tax rules on `rate` × `base`. Negative for a deduction; left out if there is none.
   * @example -30
   */
  adjustment?: number;
  /**
   * @description The amount, rounded to the minor units of the currency.
   * @example 31.2
   */
  amount: number;
  /** @description Who collects the tax: seller, carrier or customs. */
  collectedBy: TaxCollector;
  /**
   * @description Laws, regulations and notices from which the rate was taken.
   * @example [
   *       "Council Regulation (EU) 2026/382"
   *     ]
   */
  source: string[];
  /** @description The tax is not included in totals. */
  informative?: boolean;
  /** @description The tax rules or duty rates approximate the law, or the default duty rate applied. Left out otherwise. */
  estimate?: boolean;
}
export interface LargestMove {
  /**
   * @description The merchant of the price.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The sales channel of the price.
   * @example BERLIN
   */
  salesChannel: string;
  /**
   * @description The change as a share of the current sale price, without a sign.
   * @example 0.0252
   */
  share: number;
  /**
   * @description The price with taxes under the loaded terms; for a destination price, its payout.
   * @example 119
   */
  before: number;
  /**
   * @description The same amount under the document.
   * @example 122
   */
  after: number;
  /**
   * @description The currency of both amounts, ISO 4217.
   * @example EUR
   */
  currency: string;
}
export type LimitBase = 'consignment' | 'unit';
export interface LineTaxes {
  /**
   * @description CBS; informative, not part of the total.
   * @example 3.31
   */
  cbsTaxValue: number;
  /**
   * @description IBS of the state; informative, not in the total.
   * @example 0.37
   */
  ibsETaxValue: number;
  /**
   * @description IBS of the city; informative, not in the total.
   * @example 0
   */
  ibsMTaxValue: number;
  /**
   * @description ICMS, which is part of its own base.
   * @example 75.37
   */
  icmsTaxValue: number;
  /**
   * @description Import duty.
   * @example 73.2
   */
  importTaxValue: number;
  /**
   * @description ICMS and import duty.
   * @example 148.57
   */
  totalTaxValue: number;
  /**
   * @description The id of the line in the request.
   * @example 1
   */
  id: string;
  /**
   * @description The id of the SKU in the request.
   * @example TSHIRT-1
   */
  skuId: string;
}
export interface ListParcels {
  /** @description By last update, then id. */
  parcels: Parcel[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export interface ListShipments {
  /** @description By last update, then id. */
  shipments: Shipment[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export type ListView = 'full' | 'summary';
export interface ListedChannelOrder {
  /**
   * Format: date-time
   * @description When it was approved.
   */
  approvalDate?: string;
  /**
   * Format: date-time
   * @description When it was cancelled.
   */
  cancelDate?: string;
  /**
   * Format: date-time
   * @description When it was shipped.
   */
  shipmentDate?: string;
  /**
   * Format: date-time
   * @description When it was delivered.
   */
  deliveredDate?: string;
  /**
   * @description Merchant, channel and channel order id, joined by hyphens.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /** @description The status of the order. */
  status: OrderStatus;
  /**
   * @description Items and shipping, both with discounts; local.
   * @example 2598
   */
  value: number;
  /**
   * @description The buyer's, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * Format: date-time
   * @description When the buyer ordered.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with status and tracking.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
   * @example 4
   */
  version: number;
  /** @description The actions that the channel can request now. */
  allowedActions: ChannelsOrderAction[];
  /** @description The lines as they were sold. */
  items: ChannelOrderItem[];
  /** @description The delivery as the channel sold it. */
  delivery: ChannelOrderDelivery;
  /** @description The parcels: none before PACKED, then exactly one. */
  parcels: ChannelParcel[];
  /**
   * Format: uri
   * @description The parcel's public page, from SHIPPED.
   */
  trackingUrl?: string;
}
export interface ListedChannelToken {
  /**
   * Format: uuid
   * @description The id with which to revoke the token.
   */
  tokenId: string;
  /**
   * @description The name of the token.
   * @example listings
   */
  name?: string;
  /**
   * @description The scopes of the token.
   * @example [
   *       "taxes",
   *       "listings"
   *     ]
   */
  scopes: TokenScope[];
  /**
   * Format: date-time
   * @description The date of issue.
   */
  issuedAt: string;
  /**
   * Format: date-time
   * @description The date until which the token is valid, unless it is revoked.
   */
  expiresAt: string;
  /**
   * Format: date-time
   * @description The date of revocation.
   */
  revokedAt?: string;
  /**
   * Format: date-time
   * @description The last use, to the minute; absent for an unused token. Tokens that a client gets with its secret are not listed.
   */
  lastUsedAt?: string;
}
export interface ListedFxRate {
  /**
   * @description The base currency; always the US dollar.
   * @constant
   */
  base: 'USD';
  /**
   * @description ISO 4217 currency code.
   * @example BRL
   */
  quote: string;
  /**
   * @description Units of the quote currency per US dollar.
   * @example 5.4321
   */
  rate: number;
  /**
   * Format: date-time
   * @description When the rate comes into force.
   */
  validFrom: string;
  /**
   * @description The source of the rate.
   * @example Banco Central do Brasil, PTAX
   */
  source: string;
  /**
   * @description The client that loaded the rate.
   * @example OPS
   */
  loadedBy: string;
  /**
   * Format: date-time
   * @description When the rate was loaded.
   */
  loadedAt: string;
  /**
   * @description Whether the rate is in force now.
   * @example true
   */
  inForce: boolean;
}
export interface ListedPrice {
  /**
   * @description The id of the record.
   * @example ACME-TSHIRT-1-MELI
   */
  id: string;
  /**
   * @description The merchant that owns the SKU.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The title in the original language.
   * @example Camiseta de algodón
   */
  skuName: string;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  merchantCurrency: string;
  /**
   * @description The channel's, ISO 4217.
   * @example MXN
   */
  localizedCurrency: string;
  /**
   * Format: date-time
   * @description When the price was localized.
   */
  localizationTimestamp: string;
  /**
   * @description The version of the `price.localized` event that published the price; `pricing.price` has newer events while the price is localized again.
   * @example 2
   */
  version: number;
  /**
   * @description The list price on which the promotional price is based.
   * @example 75
   */
  grossOutboundListPrice: number;
  /**
   * @description Estimated payout per unit sold.
   * @example 60
   */
  grossOutboundSalePrice: number;
  /**
   * @description The promotional price with taxes and duties.
   * @example 131.2
   */
  grossOutboundListPriceWithTaxes: number;
  /**
   * @description The retail price with taxes and duties.
   * @example 108.9
   */
  grossOutboundSalePriceWithTaxes: number;
  /**
   * @description The promotional price as shown in the channel.
   * @example 2407.5
   */
  localizedListPriceWithTaxes: number;
  /**
   * @description The retail price as shown in the channel.
   * @example 1998.3
   */
  localizedSalePriceWithTaxes: number;
  /**
   * @description The channel in which the price is shown.
   * @example MELI
   */
  salesChannel: string;
  /**
   * Format: date-time
   * @description The same as `localizationTimestamp`.
   */
  lastUpdateDate: string;
}
export type ListingAction = 'publish' | 'withdraw';
export interface ListingAnswerInput {
  /** @description The merchant of the SKU, as listed. */
  merchantId: string;
  /** @description The merchant's id of the SKU, as listed. */
  skuId: string;
  /** @description The version that the channel judged. An answer about an older product or price is `stale`. The current version if left out. */
  listingVersion?: number;
  /** @description Whether the channel sells the SKU. */
  status: ListingAnswerStatus;
  /** @description The reason for a denial, shown to the merchant. */
  message?: string;
  /** @description The channel's own id of the SKU, which its orders contain. If left out, the previous id stays. */
  salesChannelSkuId?: string;
}
export type ListingAnswerResult = 'applied' | 'stale' | 'unknown-sku' | 'withdrawn' | 'refused';
export type ListingAnswerStatus = 'APPROVED' | 'DENIED';
export interface ListingAttribute {
  /**
   * @description The name as written by the merchant.
   * @example Material
   */
  name: string;
  /**
   * @description The value as written by the merchant.
   * @example Merino
   */
  value: string;
}
export interface ListingChannelAttribute {
  /**
   * @description The channel's code of the attribute.
   * @example COLOR
   */
  code: string;
  /**
   * @description The value in the spelling of the channel.
   * @example Azul
   */
  value: string;
}
export interface ListingPrice {
  /**
   * @description The price that the buyer pays for a unit.
   * @example 1795.9
   */
  sale: number;
  /**
   * @description The regular price; present only if it is higher than `sale`.
   * @example 2190.9
   */
  list?: number;
  /**
   * @description The currency of the channel, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * @description Whether duties and taxes are in the price; if not, the channel adds them.
   * @example true
   */
  taxesIncluded: boolean;
}
export interface Listing {
  /**
   * @description The merchant that owns the SKU.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TRAIL-TEE-BLUE-M
   */
  skuId: string;
  /**
   * Format: uuid
   * @description The id of the SKU, unique among all merchants.
   */
  id: string;
  /**
   * @description Rises with every change of the listing.
   * @example 1042
   */
  listingVersion: number;
  /** @description `publish`: show the SKU with this content. `withdraw`: remove it. */
  action: ListingAction;
  /** @description The reason for the withdrawal; only for a withdrawn listing. */
  reason?: WithdrawalReason;
  /**
   * @description SKUs with the same id are variations of one product.
   * @example TRAIL-TEE
   */
  productId?: string;
  /** @description Whether this is the main SKU of its product. */
  main?: boolean;
  /**
   * @description Language and country of the texts, BCP 47.
   * @example es-MX
   */
  locale?: string;
  /** @description Title, in `locale`. */
  name?: string;
  /** @description Description, in `locale`. */
  description?: string;
  /** @description Colour, in `locale`; left out if the SKU has none. */
  color?: string;
  /** @description Size, in `locale`; left out if the SKU has none. */
  size?: string;
  /**
   * @description Brand.
   * @example Acme
   */
  brand?: string;
  /**
   * @description Reference category.
   * @example Clothing > Shirts
   */
  category?: string;
  /**
   * @description The channel's code of the category that `category` is mapped to; `category` itself if its taxonomy has no categories. Left out if the channel has no taxonomy.
   * @example PLAYERAS
   */
  channelCategory?: string;
  /** @description Attributes of the channel's taxonomy that the SKU has. Left out if the channel has no taxonomy. */
  channelAttributes?: ListingChannelAttribute[];
  /** @description The attributes as sent by the merchant, in the same order. */
  attributes?: ListingAttribute[];
  /** @description Addresses of images, in the merchant's order. */
  images?: string[];
  /**
   * @description EAN, UPC or ISBN.
   * @example 4006381333931
   */
  ean?: string;
  /**
   * @description Customs code.
   * @example 6109.90
   */
  hscode?: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example US
   */
  countryOfOrigin?: string;
  /**
   * @description Kilograms.
   * @example 0.4
   */
  weight?: number;
  /**
   * @description Centimetres.
   * @example 10
   */
  height?: number;
  /**
   * @description Centimetres.
   * @example 15
   */
  width?: number;
  /**
   * @description Centimetres.
   * @example 20
   */
  length?: number;
  /** @description The price in the channel. */
  price?: ListingPrice;
  /**
   * @description Units that can be sold now; null if the SKU is not stock-managed.
   * @example 12
   */
  quantity?: number | null;
  /** @description READY_FOR_SALES_CHANNEL until the channel has answered. */
  status?: ChannelEntryStatus;
  /**
   * @description The channel's own id of the SKU, from its answer.
   * @example MLM-1234567
   */
  salesChannelSkuId?: string;
}
export interface Listings {
  /** @description The listings in the order of their last change. */
  listings: Listing[];
  /** @description The cursor after these listings. */
  after: string;
  /** @description Whether there are later listings already. */
  more: boolean;
}
export interface LoadFreightTariffRequest {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description ISO 3166, answered as alpha-2; or `*` for any.
   * @example US
   * @example *
   */
  origin: string;
  /**
   * @description ISO 3166, answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination: string;
  /**
   * @description The name that channels use.
   * @example STANDARD
   */
  service: string;
  /**
   * @description ISO 4217.
   * @example EUR
   */
  currency: string;
  /**
   * @description cm³ per kilogram of volumetric weight.
   * @example 12.50
   */
  divisor: string;
  /**
   * @description The minimum billed weight, in kilograms.
   * @example 12.50
   */
  minimumKg: string;
  /**
   * @description Weights are rounded up to a multiple of this, in kilograms.
   * @example 12.50
   */
  roundUpToKg: string;
  /** @description In order of weight, the lowest first. */
  steps: TariffStep[];
  /**
   * @description The price of each kilogram above the last step. Without it, heavier parcels are refused.
   * @example 12.50
   */
  perKgAbove?: string;
  /** @description The surcharges on the price of the tariff. */
  surcharges?: TariffSurcharge[];
  /** @description The minimum and maximum number of days in transit. */
  etaDays: number[];
  /** @description Required to replace another document with the same first day, or to change past days. The document becomes the next revision. */
  correction?: TermsCorrectionRequest;
  /** @description Accepts a document that is refused with `confirm-needed`. */
  confirm?: boolean;
}
export interface LoadFxRateRequest {
  /**
   * @description The base currency; always the US dollar.
   * @constant
   */
  base: 'USD';
  /** @description ISO 4217 currency code. */
  quote: string;
  /** @description Units of the quote currency per US dollar. At most 6 decimals. */
  rate: number;
  /**
   * Format: date-time
   * @description When the rate comes into force; now if left out.
   */
  validFrom?: string;
  /** @description The source of the rate. */
  source: string;
}
export interface LoadTaxRulesRequest {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description ISO 3166, answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination: string;
  /**
   * @description The IANA name of the time zone of its days.
   * @example Europe/Berlin
   */
  timeZone: string;
  /** @description For each line of a cart, the first case whose `when` matches applies. */
  cases: TaxCase[];
  /** @description Required to replace another document with the same first day, or to change past days. The document becomes the next revision. */
  correction?: TermsCorrectionRequest;
  /** @description Accepts a document that is refused with `confirm-needed`. */
  confirm?: boolean;
}
export interface LoadedFxRate {
  /**
   * @description The base currency; always the US dollar.
   * @constant
   */
  base: 'USD';
  /**
   * @description ISO 4217 currency code.
   * @example BRL
   */
  quote: string;
  /**
   * @description Units of the quote currency per US dollar.
   * @example 5.4321
   */
  rate: number;
  /**
   * Format: date-time
   * @description When the rate comes into force.
   */
  validFrom: string;
  /**
   * @description The source of the rate.
   * @example Banco Central do Brasil, PTAX
   */
  source: string;
}
export interface LocalizationBatch {
  /**
   * @description Rows accepted.
   * @example 2
   */
  accepted: number;
  /**
   * @description Rows refused.
   * @example 0
   */
  refused: number;
  /** @description One result for each row, in the order sent. */
  results: LocalizationRowResult[];
}
export interface LocalizationMessage {
  /**
   * @description A code for the reason, which does not change between releases.
   * @example no-image
   */
  code: string;
  /**
   * @description The reason in words.
   * @example there is no image
   */
  detail: string;
}
export interface Localization {
  /**
   * @description Language and country of the texts, BCP 47.
   * @example pt-BR
   */
  locale: string;
  /**
   * @description The sales channels you are connected to that show these texts.
   * @example [
   *       "ECOM"
   *     ]
   */
  salesChannels: string[];
  /**
   * @description Title; at most 200 visible characters (grapheme clusters).
   * @example Camiseta de merino, azul, M
   */
  name: string;
  /**
   * @description Description; at most 20,000 characters.
   * @example Camiseta leve de merino para corrida e trilha.
   */
  description: string;
  /**
   * @description Colour of the variation; left out if the SKU has none.
   * @example Azul
   */
  color?: string;
  /**
   * @description Size of the variation, as on labels in the country; left out if the SKU has none.
   * @example M
   */
  size?: string;
  /**
   * @description The author of the texts: the built-in glossary, the translation provider, or an operator.
   * @example glossary
   */
  source: LocalizationSource;
  /**
   * Format: date-time
   * @description When the texts were created, UTC.
   * @example 2026-06-01T09:00:04.500Z
   */
  localizedAt: string;
}
export interface LocalizationRow {
  /** @description READY or DENIED by an operator’s decision; PENDING restarts localization. */
  status: SetLocalizationStatus;
  /** @description For READY: texts by locale. A locale of the merchant’s channels that is left out is translated. */
  localized?: {
    [key: string]: LocalizedTextInput;
  };
  /** @description Required for REVIEW_DENIED only: the reasons that the merchant sees. */
  messages?: ReasonInput[];
  /** @description The merchant’s id. */
  merchantId: string;
  /** @description The merchant’s id of the SKU. */
  skuId: string;
}
export interface LocalizationRowResult {
  /**
   * @description The position in the body, from 0.
   * @example 0
   */
  index: number;
  /**
   * @description The status with which the single operation answers this row.
   * @example 422
   */
  status: number;
  /**
   * @description The problem code of a refused row.
   * @example validation-failed
   */
  code?: string;
  /**
   * @description The reason for a refused row.
   * @example Fields of the row are not valid.
   */
  detail?: string;
  /** @description The invalid fields of a refused row, if there are any. */
  errors?: RowFault[];
  /**
   * @description The value as sent, if it is valid.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The value as sent, if it is valid.
   * @example TSHIRT-1
   */
  skuId?: string;
  /**
   * @description For an accepted row: the status after the change.
   * @example IN_TRANSLATION
   */
  localizationStatus?: string;
}
export type LocalizationSource = 'glossary' | 'provider' | 'operator';
export type LocalizationStatus =
  | 'PENDING_LOCALIZATION'
  | 'IN_REVIEW'
  | 'IN_TRANSLATION'
  | 'READY_FOR_SALES_CHANNEL'
  | 'REVIEW_DENIED'
  | 'DENIED_REGULATORY'
  | 'LOCALIZATION_SKIPPED';
export interface LocalizationStatusCount {
  /**
   * @description SKUs.
   * @example 12
   */
  count: number;
  /** @description The localization status of the SKUs. */
  localizationStatus: LocalizationStatus;
}
export interface Localizations {
  /**
   * @description Your id of the SKU.
   * @example TRAIL-TEE-BLUE-M
   */
  skuId: string;
  /**
   * @description The localization status. While localization runs again, the texts are the previous ones.
   * @example READY_FOR_SALES_CHANNEL
   */
  localizationStatus: LocalizationStatus;
  /**
   * @description The version of the newest event about the SKU on `catalog.sku`.
   * @example 7
   */
  version: number;
  /** @description One text for each locale of your sales channels, by locale; empty until localization is first done. */
  localizations: Localization[];
}
export interface LocalizedTextInput {
  /** @description Title in this locale. */
  name: string;
  /** @description Description in this locale. */
  description: string;
  /** @description Colour in this locale. */
  color?: string;
  /** @description Size in this locale. */
  size?: string;
}
export interface LocalizedText {
  /**
   * @description Title in this locale.
   * @example Camiseta de algodão
   */
  name: string;
  /**
   * @description Description in this locale.
   * @example Camiseta leve.
   */
  description: string;
  /**
   * @description Colour in this locale.
   * @example azul
   */
  color?: string;
  /**
   * @description Size in this locale.
   * @example M
   */
  size?: string;
  /** @description The author of the text. */
  source: LocalizationSource;
}
export interface LoggedRequest {
  /**
   * Format: uuid
   * @description The id of the entry.
   */
  id: string;
  /**
   * Format: date-time
   * @description When the request arrived.
   */
  at: string;
  /**
   * @description The duration from the head of the request to the end of its answer, in ms.
   * @example 12
   */
  durationMs: number;
  /**
   * @description The client that sent it.
   * @example ACME-ERP
   */
  clientId: string;
  /**
   * @description The merchant of the client.
   * @example ACME
   */
  merchantId?: string;
  /** @description The fulfillment partner of the client. */
  partnerId?: string;
  /**
   * @description The sales channel that sent it.
   * @example MELI
   */
  salesChannel?: string;
  /**
   * @description The HTTP method of the request.
   * @example GET
   */
  method: string;
  /**
   * @description The path as in the API document, without values; left out for an unknown path.
   * @example /ext/orders/{orderId}
   */
  path?: string;
  /**
   * @description The status of the answer; 499 if the answer was not sent to its end, mostly because the caller closed the connection.
   * @example 404
   */
  status: number;
  /**
   * @description The problem code of a refusal.
   * @example order-not-found
   */
  code?: string;
  /** @description `X-Request-Id` of the answer. */
  requestId: string;
  /** @description Whether a page of the console sent it. */
  fromConsole: boolean;
  /** @description The body of a refusal as answered, with the first of many faults. Absent if it is longer than 8 KiB. */
  refusal?: {
    [key: string]: unknown;
  };
  /**
   * Format: date-time
   * @description The time of storage, a second or two after the answer.
   */
  lastUpdateDate: string;
}
export type MappingSource = 'operator' | 'merchant';
export interface MappingsChanged {
  /**
   * @description The number of mappings that are new or changed.
   * @example 12
   */
  changed: number;
}
export interface MerchantRequest {
  /** @description Name of the merchant. */
  name: string;
  /**
   * @description The country that the merchant ships from; fixed once the merchant has SKUs.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
  /**
   * @description The currency of its origin prices, ISO 4217; fixed once the merchant has SKUs.
   * @example MXN
   */
  currency: string;
  /** @description Whether its SKUs are reviewed and translated automatically. If not, an operator localizes them. */
  autoLocalization: boolean;
  /** @description The sales channels in which the merchant sells. */
  connectedChannels: string[];
  /** @description Whether the merchant is active. If left out, the value does not change; a new merchant is active. */
  active?: boolean;
}
export interface Merchant {
  /**
   * @description Id of the merchant.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Name of the merchant.
   * @example Acme Outdoor
   */
  name: string;
  /**
   * @description The country that the merchant ships from, ISO 3166-1 alpha-2.
   * @example US
   */
  country: string;
  /**
   * @description The currency of its origin prices, ISO 4217.
   * @example USD
   */
  currency: string;
  /**
   * @description Whether its SKUs are localized automatically.
   * @example true
   */
  autoLocalization: boolean;
  /**
   * @description The sales channels in which the merchant sells, in order of their ids.
   * @example [
   *       "ECOM",
   *       "MELI"
   *     ]
   */
  connectedChannels: string[];
  /**
   * @description Whether the merchant is active.
   * @example true
   */
  active: boolean;
  /**
   * @description Rises by one with every change.
   * @example 1
   */
  version: number;
}
export type MerchantTrackingCode = 'AWAITING_PICK_UP' | 'LEFT_FULFILLMENT';
export interface MerchantTrackingEvent {
  /** @description Parcel id; it or externalParcelId is required. */
  parcelId?: string;
  /** @description The label's barcode, which is the lastMileTrackingNumber. */
  externalParcelId?: string;
  /**
   * Format: date-time
   * @description When it happened, ISO 8601, at most 24 hours ahead.
   */
  eventDate: string;
  /** @description The code of the tracking event. */
  externalCode: MerchantTrackingCode;
  /** @description The tracking event in words. */
  description: string;
  /** @description {city}, {state}, {country} */
  location: string;
}
export interface Merchants {
  /** @description All merchants, in order of their ids. */
  merchants: Merchant[];
}
export interface Messaging {
  /**
   * @description The name of the service.
   * @example orders
   */
  service: string;
  /**
   * @description The version of the answering process.
   * @example 0.1.0
   */
  version: string;
  /** @description The outbox: events that wait to be published. */
  outbox: Outbox;
  /** @description Incoming events that are parked. */
  parked: ParkedCount[];
  /** @description The lag of the consumers. */
  lag: Lag;
  /** @description The consumers of this process. */
  consumers: Consumer[];
  /** @description The background work of this process that failed ten times in a row or more; left out if there is none. */
  failingPollers?: FailingPoller[];
  /** @description The republications that are running or ended within a day, the newest first, at most 20. `GET /ops/{subject}/republish/{jobId}` shows how much remains of one. */
  republications: RepublicationOfSubject[];
}
export interface MissingRequirement {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Sales channel.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description The requirements of the channel that the SKU misses.
   * @example [
   *       {
   *         "code": "attribute-missing",
   *         "detail": "Material (MATERIAL) is required"
   *       }
   *     ]
   */
  messages: LocalizationMessage[];
}
export interface MultipleOfPart {
  /** @description The part. */
  of: string;
  /**
   * @description The factor.
   * @example 1.10
   */
  x: string;
}
export type NeedKind =
  | 'orders-on-hold'
  | 'orders-in-review'
  | 'orders-lost'
  | 'orders-late'
  | 'returns-to-approve'
  | 'exceptions'
  | 'parcels-in-customs'
  | 'parcels-silent'
  | 'parcels-waiting'
  | 'skus-without-price'
  | 'skus-price-failed'
  | 'skus-denied'
  | 'skus-denied-by-channel'
  | 'skus-waiting-for-channel'
  | 'skus-waiting-for-operator'
  | 'skus-out-of-stock'
  | 'endpoints-failing'
  | 'endpoints-disabled'
  | 'parked-messages'
  | 'parked-outbox';
export interface Need {
  /**
   * @description The kind of work.
   * @example orders-on-hold
   */
  kind: NeedKind;
  /**
   * @description Records that need a decision; never 0.
   * @example 3
   */
  count: number;
  /**
   * Format: date-time
   * @description Since when the oldest of them has waited; left out if it is not recorded.
   */
  oldest?: string;
}
export interface OperatorReportTrackingRequest {
  /** @description Fulfillment partner id assigned by the service. */
  carrierId: string;
  /** @description In any order. */
  events: OperatorTrackingEvent[];
}
export interface OperatorTrackingEvent {
  /** @description Parcel id; it or externalParcelId is required. */
  parcelId?: string;
  /** @description The label's barcode, which is the lastMileTrackingNumber. */
  externalParcelId?: string;
  /**
   * Format: date-time
   * @description When it happened, ISO 8601, at most 24 hours ahead.
   */
  eventDate: string;
  /** @description The code of the tracking event. */
  externalCode: ReportedTrackingCode;
  /** @description The tracking event in words. */
  description: string;
  /** @description {city}, {state}, {country} */
  location: string;
}
export type OrderAction =
  | 'approve'
  | 'cancel'
  | 'hold'
  | 'release'
  | 'operational-issue'
  | 'return-request'
  | 'return-approve'
  | 'return-receive';
export interface OrderAddress {
  /**
   * @description Name of the address.
   * @example Casa
   */
  addressName?: string;
  /**
   * @description The name of the recipient at this address.
   * @example Lucía Hernández
   */
  receiverName?: string;
  /**
   * @description Street.
   * @example Avenida Insurgentes Sur
   */
  street: string;
  /**
   * @description House number.
   * @example 1602
   */
  number?: string;
  /**
   * @description The floor or apartment.
   * @example Piso 3
   */
  complement?: string;
  /**
   * @description Neighborhood.
   * @example Crédito Constructor
   */
  neighborhood?: string;
  /**
   * @description City.
   * @example Ciudad de México
   */
  city: string;
  /**
   * @description State or region.
   * @example CMX
   */
  state?: string;
  /**
   * @description ISO 3166-1 alpha-2, whatever form was sent.
   * @example MX
   */
  country: string;
  /**
   * @description Postal code.
   * @example 03940
   */
  postalCode?: string;
  /**
   * @description Directions to the address.
   * @example Portón azul
   */
  reference?: string;
}
export interface OrderCounts {
  /**
   * @description Orders that fit the filters.
   * @example 40
   */
  total: number;
  /** @description By status; a status without orders is left out. */
  statuses: StatusCount[];
}
export interface OrderCustomer {
  /** @description A person or a company. */
  type: CustomerType;
  /**
   * @description First name, or the name of the company.
   * @example Lucía
   */
  firstName: string;
  /**
   * @description Last name.
   * @example Hernández
   */
  lastName?: string;
  /**
   * @description Tax document.
   * @example HEHL900101MDFRRC09
   */
  document: string;
  /**
   * @description The email address of the customer.
   * @example lucia@example.com
   */
  email?: string;
  /** @description The phone number of the customer. */
  phone?: OrderPhone;
  /** @description The billing address. */
  billingAddress?: OrderAddress;
}
export interface OrderDelivery {
  /**
   * @description Name of the delivery method.
   * @example Standard
   */
  name: string;
  /**
   * @description Carrier.
   * @example Entrega MX
   */
  company: string;
  /**
   * @description The kind of customs clearance; always SIMPLIFIED.
   * @constant
   */
  clearance: 'SIMPLIFIED';
  /**
   * @description The label's barcode, from READY_TO_SHIP.
   * @example EN000000001MX
   */
  lastMileTrackingNumber?: string;
  /**
   * @description The lead time in days.
   * @example 12
   */
  leadTime: number;
  /**
   * @description Shipping without discounts; local.
   * @example 0
   */
  listPrice: number;
  /**
   * @description Shipping with discounts; local.
   * @example 0
   */
  salePrice: number;
  /**
   * @description The delivery time in days.
   * @example 12
   */
  deliveryTime: number;
  /**
   * Format: date-time
   * @description The delivery date that was promised to the buyer.
   */
  deliveryEstimateDate: string;
  /**
   * @description Ids of the items delivered.
   * @example [
   *       "1"
   *     ]
   */
  items: string[];
  /** @description The parcels: none before PACKED, then exactly one. */
  parcels: OrderParcel[];
}
export interface OrderDocument {
  /**
   * @description The kind of document, for example `label`.
   * @example label
   */
  name: string;
  /**
   * Format: uri
   * @description A link that opens it without a token for some days.
   */
  url: string;
}
export interface OrderDocuments {
  /** @description `processing` while there are none and more may come. */
  status: DocumentsStatus;
  /** @description Label and commercial invoice; none once the buyer's data is erased. */
  documents: OrderDocument[];
}
export interface OrderForeignTotals {
  /**
   * @description Items and shipping, both with discounts.
   * @example 141.54
   */
  orderValue: number;
  /**
   * @description Sum of list price × quantity.
   * @example 174.24
   */
  itemsGross: number;
  /**
   * @description The discount on the items: list prices minus sale prices.
   * @example 32.7
   */
  itemsDiscount: number;
  /**
   * @description Shipping without discounts.
   * @example 0
   */
  shippingGross: number;
  /**
   * @description The discount on shipping: list price minus sale price.
   * @example 0
   */
  shippingDiscount: number;
  /**
   * @description Import duty and sales taxes inside the value.
   * @example 33.34
   */
  taxes: number;
  /**
   * @description Fees and freight discounted from the order.
   * @example 22.9
   */
  fees: number;
  /**
   * @description Value without taxes.
   * @example 108.2
   */
  grossOutboundValue: number;
  /**
   * @description The amount that is settled: the gross value minus the fees.
   * @example 85.3
   */
  netOutboundValue: number;
}
export interface OrderItem {
  /**
   * @description Unique within the order; the delivery names it.
   * @example 1
   */
  id: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The channel's id of the SKU, as sold.
   * @example TSHIRT-1
   */
  salesChannelSkuId: string;
  /**
   * @description The EAN of the SKU when the order was received.
   * @example 7501031311309
   */
  ean: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
  /**
   * @description Title as sold.
   * @example Camiseta de algodón
   */
  name: string;
  /**
   * @description ISO 3166-1 alpha-2, as the SKU had it at intake; the merchant's country where the SKU had none.
   * @example PT
   */
  countryOfOrigin: string;
  /**
   * @description Unit price without discounts; local.
   * @example 1599
   */
  listPrice: number;
  /**
   * @description Unit price with discounts; local.
   * @example 1299
   */
  salePrice: number;
  /**
   * @description Unit list price in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to `itemsGross`.
   * @example 87.12
   */
  foreignListPrice: number;
  /**
   * @description Unit sale price in the merchant's currency, with as many decimals as the line needs.
   * @example 70.77
   */
  foreignSalePrice: number;
  /**
   * @description Unit price of the commercial invoice in the merchant's currency, with as many decimals as the line needs: × quantity, rounded, the lines add up to the goods part of `grossOutboundValue`.
   * @example 54.1
   */
  invoicedPrice: number;
  /** @description The first image of the SKU. */
  imageUrl?: string;
  /**
   * @description Kilograms, one unit.
   * @example 0.4
   */
  weight: number;
  /**
   * @description The customs code of the SKU when the order was received.
   * @example 6109.10.00
   */
  hsCode: string;
  /** @description The parcel's documents; left out while there are none. */
  shippingDocuments?: OrderDocument[];
}
export interface OrderList {
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
  /** @description By last update, then id. */
  orders: Order[];
}
export interface OrderParcel {
  /** @description The name of the parcel. */
  name?: string;
  /** @description Code of the packed parcel, from PACKED. */
  code?: string;
  /**
   * @description Parcel id, from READY_TO_SHIP.
   * @example ACME000000000001MX
   */
  parcelId?: string;
  /**
   * @description Centimetres.
   * @example 20
   */
  length?: number;
  /**
   * @description Centimetres.
   * @example 15
   */
  width?: number;
  /**
   * @description Centimetres.
   * @example 20
   */
  height?: number;
  /**
   * @description The gross weight in kilograms.
   * @example 0.9
   */
  weight?: number;
  /**
   * @description Kilograms, of the goods.
   * @example 0.8
   */
  netWeight?: number;
  /**
   * @description Kilograms, with packaging.
   * @example 0.9
   */
  grossWeight?: number;
  /** @description The contents of the parcel: SKUs and quantities. */
  items: OrderParcelItem[];
  /** @description Label and commercial invoice; none once the buyer's data is erased. */
  documents: OrderDocument[];
  /** @description The tracking events of the parcel, in the order of their receipt. */
  events: OrderParcelEvent[];
}
export interface OrderParcelEvent {
  /** @description The same event has the same id everywhere. */
  eventId: string;
  /**
   * Format: date-time
   * @description When it happened.
   */
  eventDate: string;
  /**
   * @description The code of the tracking event.
   * @example LEFT_FULFILLMENT
   */
  code: string;
  /**
   * @description The status that it stands for.
   * @example SHIPPED
   */
  macroStep: string;
  /**
   * @description The carrier that reported the event.
   * @example ACME-FC
   */
  carrierId?: string;
  /**
   * @description The carrier's code, as reported.
   * @example LEFT_FULFILLMENT
   */
  externalCode?: string;
  /**
   * @description The tracking event in words.
   * @example Picked up by the carrier
   */
  description: string;
  /**
   * @description City, state, country.
   * @example Laredo, TX, US
   */
  location: string;
}
export interface OrderParcelItem {
  /**
   * @description The channel's id of the SKU, as sold.
   * @example TSHIRT-1
   */
  salesChannelSkuId: string;
  /**
   * @description Units in the parcel.
   * @example 1
   */
  quantity: number;
}
export interface OrderPayment {
  /**
   * @description Means of payment.
   * @example BILL
   */
  type: string;
  /**
   * @description The amount paid by this means, in the local currency.
   * @example 2598
   */
  value: number;
}
export interface OrderPhone {
  /**
   * @description Country calling code.
   * @example 52
   */
  countryCode?: string;
  /**
   * @description Area code.
   * @example 55
   */
  areaCode?: string;
  /**
   * @description The phone number.
   * @example 55550123
   */
  number: string;
}
export interface Order {
  /**
   * Format: date-time
   * @description When it was approved.
   */
  approvalDate?: string;
  /**
   * Format: date-time
   * @description When it was cancelled.
   */
  cancelDate?: string;
  /**
   * Format: date-time
   * @description When fulfillment began.
   */
  startHandlingDate?: string;
  /**
   * Format: date-time
   * @description When it was put on hold.
   */
  onHoldDate?: string;
  /**
   * Format: date-time
   * @description When it was packed.
   */
  packedDate?: string;
  /**
   * Format: date-time
   * @description When it was invoiced.
   */
  invoicedDate?: string;
  /**
   * Format: date-time
   * @description When it was shipped.
   */
  shipmentDate?: string;
  /**
   * Format: date-time
   * @description When it was delivered.
   */
  deliveredDate?: string;
  /**
   * @description Merchant, channel and channel order id, joined by hyphens.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /**
   * @description The sales channel of the order.
   * @example MELI
   */
  salesChannel: string;
  /** @description The status of the order. */
  status: OrderStatus;
  /** @description The actions that are possible now. */
  allowedActions: OrderAction[];
  /** @description RETURNS: fulfilled locally by the returns partner. */
  fulfillmentWarehouseType: WarehouseType;
  /**
   * @description Items and shipping, both with discounts; local.
   * @example 2598
   */
  value: number;
  /** @description DDP: taxes are inside the prices. */
  taxType: TaxType;
  /**
   * @description The buyer's, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  foreignCurrency: string;
  /**
   * @description The buyer's tax document.
   * @example HEHL900101MDFRRC09
   */
  customerDocument: string;
  /**
   * Format: date-time
   * @description When the buyer ordered.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with status and tracking.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
   * @example 4
   */
  version: number;
  /** @description The totals in the buyer's currency. */
  totals: OrderTotals;
  /** @description The totals in the merchant's currency. */
  totalsForeignCurrency: OrderForeignTotals;
  /** @description The taxes included in the value, in the currency of the buyer. Where the channel adds the taxes, those of the quote; empty without a quote. */
  taxes: OrderTax[];
  /**
   * @description The part of `totals.taxes` that is no tax, where prices include taxes. At a limit of the tax rules the taxes jump, and no net value plus its taxes equals a value inside the jump. Left out if `taxes` add up to `totals.taxes`.
   * @example 75
   */
  taxSurplus?: number;
  /** @description The lines of the order. */
  items: OrderItem[];
  /** @description The buyer. */
  customer: OrderCustomer;
  /** @description The delivery address and the delivery. */
  shipping: OrderShipping;
  /** @description The payments; their sum is the value of the order. */
  payments: OrderPayment[];
}
export interface OrderShipping {
  /**
   * @description The country from which the goods are sent, ISO 3166-1 alpha-2.
   * @example US
   */
  outboundCountry: string;
  /** @description The delivery address. */
  deliveryAddress: OrderAddress;
  /** @description The delivery; an order has exactly one. */
  deliveries: OrderDelivery[];
}
export type OrderStatus =
  | 'CREATED'
  | 'APPROVED'
  | 'HANDLING'
  | 'REQUIRES_REVIEW'
  | 'REGULATORY_CHECK_OK'
  | 'PACKED'
  | 'INVOICED'
  | 'READY_TO_SHIP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURN_REQUESTED'
  | 'RETURN_APPROVED'
  | 'RETURNED'
  | 'ON_HOLD'
  | 'CANCELLED'
  | 'OPERATIONAL_ISSUE';
export interface OrderSummaryList {
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
  /** @description By last update, then id. */
  orders: OrderSummary[];
}
export interface OrderSummary {
  /**
   * @description Merchant, channel and channel order id, joined by hyphens.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /**
   * @description The sales channel of the order.
   * @example MELI
   */
  salesChannel: string;
  /** @description The status of the order. */
  status: OrderStatus;
  /**
   * @description The buyer's, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  foreignCurrency: string;
  /**
   * Format: date-time
   * @description When the buyer ordered.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with status and tracking.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
   * @example 4
   */
  version: number;
  /** @description The totals in the buyer's currency. */
  totals: OrderTotals;
  /** @description The totals in the merchant's currency. */
  totalsForeignCurrency: OrderForeignTotals;
  /**
   * @description Lines of the order.
   * @example 2
   */
  itemCount: number;
}
export interface OrderTax {
  /**
   * @description The name in the tax rules.
   * @example vat
   */
  name: string;
  /** @description The kind of tax. */
  kind: TaxKind;
  /**
   * @description The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.
   * @example 0.19
   */
  rate?: number;
  /**
   * @description The amount to which the rate applies. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.
   * @example 2183.19
   */
  base?: number;
  /**
   * @description The effect of a deduction, a minimum or a maximum on `rate` × `base`; negative for a deduction. Left out if there is none.
   * @example -165
   */
  adjustment?: number;
  /**
   * @description `rate` × `base` + `adjustment`, to a minor unit of the currency, or the fixed amount; local currency.
   * @example 414.81
   */
  value: number;
  /** @description Who collects the tax: seller, carrier or customs. */
  collectedBy: TaxCollector;
  /** @description The rules or the duty rate approximate the law. Left out otherwise. */
  estimate?: boolean;
}
export interface OrderTotals {
  /**
   * @description Items and shipping, both with discounts.
   * @example 2598
   */
  orderValue: number;
  /**
   * @description Sum of list price × quantity.
   * @example 3198
   */
  itemsGross: number;
  /**
   * @description The discount on the items: list prices minus sale prices.
   * @example 600
   */
  itemsDiscount: number;
  /**
   * @description Shipping without discounts.
   * @example 0
   */
  shippingGross: number;
  /**
   * @description The discount on shipping: list price minus sale price.
   * @example 0
   */
  shippingDiscount: number;
  /**
   * @description Import duty and sales taxes inside the value.
   * @example 612.4
   */
  taxes: number;
  /**
   * @description Fees and freight discounted from the order.
   * @example 421.5
   */
  fees: number;
  /**
   * @description Value without taxes.
   * @example 1985.6
   */
  grossInboundValue: number;
  /**
   * @description The amount that is settled: the gross value minus the fees.
   * @example 1564.1
   */
  netInboundValue: number;
}
export interface OrderWithHistory {
  /**
   * Format: date-time
   * @description When it was approved.
   */
  approvalDate?: string;
  /**
   * Format: date-time
   * @description When it was cancelled.
   */
  cancelDate?: string;
  /**
   * Format: date-time
   * @description When fulfillment began.
   */
  startHandlingDate?: string;
  /**
   * Format: date-time
   * @description When it was put on hold.
   */
  onHoldDate?: string;
  /**
   * Format: date-time
   * @description When it was packed.
   */
  packedDate?: string;
  /**
   * Format: date-time
   * @description When it was invoiced.
   */
  invoicedDate?: string;
  /**
   * Format: date-time
   * @description When it was shipped.
   */
  shipmentDate?: string;
  /**
   * Format: date-time
   * @description When it was delivered.
   */
  deliveredDate?: string;
  /**
   * @description Merchant, channel and channel order id, joined by hyphens.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The merchant of the order.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /**
   * @description The sales channel of the order.
   * @example MELI
   */
  salesChannel: string;
  /** @description The status of the order. */
  status: OrderStatus;
  /** @description The actions that are possible now. */
  allowedActions: OrderAction[];
  /** @description RETURNS: fulfilled locally by the returns partner. */
  fulfillmentWarehouseType: WarehouseType;
  /**
   * @description Items and shipping, both with discounts; local.
   * @example 2598
   */
  value: number;
  /** @description DDP: taxes are inside the prices. */
  taxType: TaxType;
  /**
   * @description The buyer's, ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  foreignCurrency: string;
  /**
   * @description The buyer's tax document.
   * @example HEHL900101MDFRRC09
   */
  customerDocument: string;
  /**
   * Format: date-time
   * @description When the buyer ordered.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with status and tracking.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `orders.order` or `orders.release`, which count together.
   * @example 4
   */
  version: number;
  /** @description The totals in the buyer's currency. */
  totals: OrderTotals;
  /** @description The totals in the merchant's currency. */
  totalsForeignCurrency: OrderForeignTotals;
  /** @description The taxes included in the value, in the currency of the buyer. Where the channel adds the taxes, those of the quote; empty without a quote. */
  taxes: OrderTax[];
  /**
   * @description The part of `totals.taxes` that is no tax, where prices include taxes. At a limit of the tax rules the taxes jump, and no net value plus its taxes equals a value inside the jump. Left out if `taxes` add up to `totals.taxes`.
   * @example 75
   */
  taxSurplus?: number;
  /** @description The lines of the order. */
  items: OrderItem[];
  /** @description The buyer. */
  customer: OrderCustomer;
  /** @description The delivery address and the delivery. */
  shipping: OrderShipping;
  /** @description The payments; their sum is the value of the order. */
  payments: OrderPayment[];
  /** @description The entries of the history, in the order in which they were written. */
  statusHistory: HistoryEntry[];
}
export interface OrdersOfDay {
  /**
   * Format: date
   * @description The day in UTC.
   * @example 2026-11-26
   */
  day: string;
  /**
   * @description The sales channel of the orders.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description Orders with a `creationDate` on this day.
   * @example 12
   */
  count: number;
}
export interface OriginPriceRow {
  /** @description Expected payout per unit sold, in the currency of the merchant. At most 4 decimals. */
  salePrice: number;
  /** @description Origin of the crossed-out price, in the currency of the merchant; the sale price if left out. At most 4 decimals. */
  listPrice?: number;
  /** @description The merchant's id of the SKU. */
  skuId: string;
}
export interface Outbox {
  /**
   * @description Events that wait to be published.
   * @example 0
   */
  waiting: number;
  /**
   * @description How long the oldest of them has waited; left out if none waits.
   * @example 0.4
   */
  oldestSeconds?: number;
  /**
   * @description Events that the broker rejects, and events parked behind them.
   * @example 0
   */
  parked: number;
  /**
   * @description The state of the relay of this process.
   * @example active
   */
  relay: string;
}
export interface Overview {
  /** @description All services, the gateway first. */
  services: Status[];
}
export interface PackedData {
  /** @description The SKUs in the parcel, with their quantities. */
  packedSkuList: PackedUnits[];
  /** @description Code of the parcel. */
  parcelCode: string;
}
export interface PackedUnits {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
}
export interface ParameterError {
  /**
   * @description The name of the parameter in the query or the path, or of the header.
   * @example pageSize
   */
  parameter: string;
  /**
   * @description Stable.
   * @example out-of-range
   */
  code: string;
  /**
   * @description In words.
   * @example must be at most 200
   */
  detail: string;
}
export interface ParcelEvent {
  /** @description The meaning of the tracking event. */
  coreStatus: CoreStatus;
  /**
   * @description The tracking event in words.
   * @example Picked up by the carrier
   */
  description: string;
  /**
   * Format: date-time
   * @description When it happened.
   */
  eventDate: string;
  /**
   * Format: date-time
   * @description When it was reported.
   */
  receivedDate: string;
}
export interface ParcelItem {
  /**
   * @description Customs code.
   * @example 6109.10.00
   */
  hsCode: string;
  /**
   * @description Kilograms, one unit.
   * @example 0.4
   */
  itemWeight: number;
  /**
   * @description The product that the SKU is of.
   * @example TSHIRT
   */
  productId: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description In the original language.
   * @example Camiseta de algodón
   */
  skuName: string;
}
export interface ParcelLabel {
  /**
   * Format: uri
   * @description A link that opens it without a token for some days; PDF.
   */
  labelUrl: string;
  /**
   * @description Service level.
   * @example STANDARD
   */
  lineHaulService: string;
  /**
   * @description The tracking number that the label's barcode encodes.
   * @example EN000000001MX
   */
  trackingNumber: string;
}
export interface Parcel {
  /**
   * @description The merchant of the parcel.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The service's id of it.
   * @example ACME000000000001MX
   */
  parcelId: string;
  /**
   * @description The order, about which its events are: their `subject`.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description The sales channel of the order.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description Order id in the channel.
   * @example 1001
   */
  salesChannelOrderId: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example US
   */
  senderCountry: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example MX
   */
  recipientCountry: string;
  /** @description The status of the parcel. It never returns to an earlier status. */
  status: ParcelStatus;
  /**
   * Format: uri
   * @description A public page without personal data.
   */
  trackingUrl: string;
  /** @description Left out while it is in no shipment. */
  shipmentId?: string;
  /**
   * @description Kilograms, with packaging.
   * @example 0.9
   */
  grossWeight: number;
  /**
   * @description Kilograms, of the goods.
   * @example 0.8
   */
  netWeight: number;
  /**
   * @description Kilograms: centimetres of the three sides over 5000.
   * @example 1.2
   */
  volumetricWeight: number;
  /**
   * @description The label's barcode.
   * @example EN000000001MX
   */
  lastMileTrackingNumber: string;
  /**
   * Format: date-time
   * @description The time at which the label was made.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description The delivery date that was promised to the buyer.
   */
  deliveryEstimateDate: string;
  /**
   * Format: date-time
   * @description Changes with every change of the parcel.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about the order on `logistics.fulfillment`.
   * @example 6
   */
  version: number;
  /**
   * Format: uri
   * @description Opens without a token for some days; PDF. Left out when the invoice was revoked.
   */
  invoiceDocumentUrl?: string;
  /**
   * @description The number of the commercial invoice.
   * @example ACME-00000001
   */
  invoiceNumber: string;
  /** @description The labels: none if the label was revoked, otherwise one. */
  labels: ParcelLabel[];
  /** @description The contents of the parcel: SKUs and quantities. */
  items: ParcelItem[];
  /** @description The tracking events of the parcel. */
  events: ParcelEvent[];
}
export type ParcelStatus =
  | 'SHIPMENT_CREATED'
  | 'SHIPPED'
  | 'ARRIVED_DESTINATION_COUNTRY'
  | 'CUSTOMS_CLEARANCE'
  | 'LAST_MILE'
  | 'DELIVERED'
  | 'SHIPMENT_CANCELED';
export interface ParkedCountInService {
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * @description The type of the events; left out if the headers contain none.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description Parked messages.
   * @example 3
   */
  messages: number;
  /**
   * @description Their keys, all of which are blocked.
   * @example 1
   */
  keys: number;
  /**
   * Format: date-time
   * @description When the oldest message was parked.
   */
  oldestParkedAt: string;
  /**
   * @description The service that parked them.
   * @example orders
   */
  service: ConsumingService;
}
export interface ParkedCount {
  /**
   * @description The consumer group.
   * @example orders.main
   */
  group: string;
  /**
   * @description Parked messages.
   * @example 3
   */
  messages: number;
  /**
   * @description Keys that are blocked.
   * @example 1
   */
  keys: number;
  /**
   * Format: date-time
   * @description When the oldest message was parked.
   */
  oldestParkedAt: string;
}
export interface ParkedCounts {
  /**
   * @description Services that do not answer, whose messages are left out.
   * @example []
   */
  unavailable: ConsumingService[];
  /** @description The largest first. */
  counts: ParkedCountInService[];
}
export interface ParkedFault {
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * @description The type of the events; left out if the headers contain none.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description Parked messages.
   * @example 3
   */
  messages: number;
  /**
   * @description Their keys, all of which are blocked.
   * @example 1
   */
  keys: number;
  /**
   * Format: date-time
   * @description When the oldest message was parked.
   */
  oldestParkedAt: string;
}
export interface ParkedFaults {
  /** @description The largest count first. */
  counts: ParkedFault[];
}
export interface ParkedInService {
  /**
   * @description The id of the row in this list.
   * @example 17
   */
  id: string;
  /**
   * @description The stream of the event.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The type of the event.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description The id of the event.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  eventId?: string;
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * Format: date-time
   * @description The time at which it was parked.
   */
  parkedAt: string;
  /**
   * @description The start of the payload. Left out on streams with personal data: read the single message by its id.
   * @example {"eventId":"019aa6a0…
   */
  payloadHead?: string;
  /**
   * @description The consumer group that parked it.
   * @example orders.main
   */
  group: string;
  /**
   * @description The key that determines the order; a message without a key blocks no others.
   * @example ACME:TSHIRT-1
   */
  key?: string;
  /**
   * @description The partition of the stream.
   * @example 3
   */
  partition: number;
  /**
   * @description The offset in the partition.
   * @example 4711
   */
  offset: string;
  /**
   * @description The first line of the fault in words.
   * @example TypeError: …
   */
  detail: string;
  /**
   * @description The id of the first parked message with the same key, behind which this message waits; left out for the first message itself. With the reason `key-parked`, the message itself has no fault.
   * @example 16
   */
  behind?: string;
  /**
   * @description The service that parked it.
   * @example orders
   */
  service: ConsumingService;
}
export interface ParkedKeyRequest {
  /** @description The consumer group. */
  group: string;
  /** @description The stream. */
  stream: string;
  /** @description The key. */
  key: string;
}
export interface ParkedMessage {
  /**
   * @description The id of the row in this list.
   * @example 17
   */
  id: string;
  /**
   * @description The stream of the event.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The type of the event.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description The id of the event.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  eventId?: string;
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * Format: date-time
   * @description The time at which it was parked.
   */
  parkedAt: string;
  /**
   * @description The start of the payload. Left out on streams with personal data: read the single message by its id.
   * @example {"eventId":"019aa6a0…
   */
  payloadHead?: string;
  /**
   * @description The consumer group that parked it.
   * @example orders.main
   */
  group: string;
  /**
   * @description The key that determines the order; a message without a key blocks no others.
   * @example ACME:TSHIRT-1
   */
  key?: string;
  /**
   * @description The partition of the stream.
   * @example 3
   */
  partition: number;
  /**
   * @description The offset in the partition.
   * @example 4711
   */
  offset: string;
  /**
   * @description The first line of the fault in words.
   * @example TypeError: …
   */
  detail: string;
  /**
   * @description The id of the first parked message with the same key, behind which this message waits; left out for the first message itself. With the reason `key-parked`, the message itself has no fault.
   * @example 16
   */
  behind?: string;
}
export interface ParkedMessages {
  /** @description The oldest first. */
  messages: ParkedMessage[];
  /** @description `after` of the next page, if there is one. */
  next?: string;
}
export interface ParkedOutbox {
  /** @description In the order of publication. */
  rows: ParkedOutboxRow[];
  /** @description `after` of the next page, if there is one. */
  next?: string;
}
export interface ParkedOutboxRow {
  /**
   * @description The id of the row in this list.
   * @example 17
   */
  id: string;
  /**
   * @description The stream of the event.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The type of the event.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description The id of the event.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  eventId?: string;
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * Format: date-time
   * @description The time at which it was parked.
   */
  parkedAt: string;
  /**
   * @description The start of the payload. Left out on streams with personal data: read the single message by its id.
   * @example {"eventId":"019aa6a0…
   */
  payloadHead?: string;
  /**
   * @description The key that determines the order.
   * @example ACME:TSHIRT-1
   */
  key: string;
}
export interface PartOfGoods {
  /**
   * @description The part.
   * @example goods
   */
  of: string;
  /**
   * @description The factor of the part, a decimal or a fraction; 1 if left out.
   * @example 1.10
   */
  x?: string;
}
export interface PaymentRequest {
  /** @description The means of payment, for example BILL or PIX. */
  type: string;
  /** @description Paid by this means. At most 4 decimals. */
  value: number;
}
export interface PhoneRequest {
  /** @description Country calling code. */
  countryCode?: string;
  /** @description Area code. */
  areaCode?: string;
  /** @description The phone number. */
  number: string;
}
export interface PlaceChannelOrderRequest {
  /** @description ISO 4217 code of the sales channel's currency. */
  currency: string;
  /** @description Order id in the channel; unique. */
  salesChannelOrderId: string;
  /** @description RETURNS: fulfilled locally by the returns partner. MERCHANT when left out. */
  fulfillmentWarehouseType?: WarehouseType;
  /** @description Items and shipping, both with discounts. At most 4 decimals. */
  value: number;
  /**
   * Format: date-time
   * @description When the buyer ordered; now when left out.
   */
  creationDate?: string;
  /** @description Must agree with the lines. */
  totals: TotalsRequest;
  /** @description The lines of the order. */
  items: ItemRequest[];
  /** @description The buyer. */
  customer: CustomerRequest;
  /** @description The delivery address and the delivery. */
  shipping: ShippingRequest;
  /** @description Must add up to the order value. */
  payments: PaymentRequest[];
  /** @description Serialized JSON; stored, not shown. */
  salesChannelOrderData?: string;
  /** @description The quote of a landed cost for the same goods, destination, region, scheme and amounts. The order then has the quoted taxes and the versions of their terms. */
  quoteId?: string;
  /** @description The merchant whose SKUs were sold. */
  merchantId: string;
  /** @description May be left out: it is the sales channel of the token. Another one is refused. */
  salesChannel?: string;
}
export interface PreviewTermsRequest {
  /** @description The same document as in `POST /ops/tax-rules`. */
  ruleSet?: RuleSetDocument;
  /** @description The same document as in `PUT /ops/duty-rates/{destination}`; `destination` is required. */
  dutyRates?: DutyRatesDocument;
  /** @description The same document as in `POST /ops/freight-tariffs`. */
  freightTariff?: FreightTariffDocument;
}
export interface PriceBatch {
  /**
   * @description The merchant that owns the prices.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description Rows accepted.
   * @example 2
   */
  accepted: number;
  /**
   * @description Rows refused.
   * @example 0
   */
  refused: number;
  /** @description One result for each row, in the order sent. */
  results: PriceRowResult[];
}
export interface PriceBreakdown {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The channel in which the price is shown.
   * @example MELI
   */
  salesChannel: string;
  /** @description The kind of price that was sent. */
  kind: PriceKind;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  merchantCurrency: string;
  /**
   * @description The channel's, ISO 4217.
   * @example MXN
   */
  localizedCurrency: string;
  /**
   * @description Local currency per unit of the merchant's.
   * @example 18.35
   */
  fxRate: number;
  /**
   * @description The id of the tax rules.
   * @example MX-2025-08-15-1
   */
  rulesVersion: string;
  /**
   * @description The id of the duty rates in force. Left out if there are none.
   * @example MX-2026-01-01-1
   */
  dutyRatesVersion?: string;
  /**
   * @description The id of the freight tariff.
   * @example *-MX-STANDARD-2024-08-01-1
   */
  tariffVersion: string;
  /**
   * @description The version of the `price.localized` event that published the price; `pricing.price` has newer events while the price is localized again.
   * @example 2
   */
  version: number;
  /**
   * @description The channel's fee, as a share.
   * @example 0.15
   */
  feeShare: number;
  /** @description The weight of one unit. */
  freight: FreightTerms;
  /**
   * @description Laws, regulations and notices from which the rules, duty rates and tariff were taken.
   * @example [
   *       "RGCE 2025, regla 3.7.35; T-MEC art. 7.8"
   *     ]
   */
  sources: string[];
  /** @description The sale price. */
  sale: PriceTerms;
  /** @description The list price, or the sale price if there is none. */
  list: PriceTerms;
  /** @description Why the list price could not be localized in this channel and was dropped. Left out otherwise. */
  listPriceDropped?: DroppedListPrice;
}
export interface PriceEndingInput {
  /** @description The step between shown prices. At most 4 decimals. */
  step: number;
  /** @description The amount added to each multiple of the step; below the step. At most 4 decimals. */
  offset: number;
}
export interface PriceEnding {
  /**
   * @description The step between shown prices.
   * @example 1000
   */
  step: number;
  /**
   * @description The amount added to each multiple of the step.
   * @example 990
   */
  offset: number;
}
export interface PriceFault {
  /**
   * @description JSON Pointer to the field in the body (RFC 6901), also for a missing field.
   * @example /salePrice
   */
  pointer?: string;
  /**
   * @description The parameter at fault.
   * @example skuId
   */
  parameter?: string;
  /**
   * @description Stable.
   * @example required
   */
  code: string;
  /**
   * @description The fault in words.
   * @example is required
   */
  detail: string;
}
export type PriceKind = 'origin' | 'destination';
export interface PriceList {
  /** @description The prices, by last update, then id. */
  prices: ListedPrice[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface PricePreview {
  /**
   * @description The merchant that owns the prices.
   * @example ACME
   */
  merchantId: string;
  /** @description One result for each row, in the order sent. */
  results: PricePreviewResult[];
}
export interface PricePreviewResult {
  /**
   * @description The position in the body, from 0.
   * @example 0
   */
  index: number;
  /**
   * @description The status with which the single operation answers this row.
   * @example 422
   */
  status: number;
  /**
   * @description The problem code of a refused row.
   * @example validation-failed
   */
  code?: string;
  /**
   * @description The reason for a refused row.
   * @example Fields of the row are not valid.
   */
  detail?: string;
  /** @description The invalid fields of a refused row, if there are any. */
  errors?: RowFault[];
  /**
   * @description The value as sent, if it is valid.
   * @example TSHIRT-1
   */
  skuId?: string;
  /**
   * @description For a destination price: as sent, if it is valid.
   * @example MELI
   */
  salesChannel?: string;
  /** @description The last price that the merchant sent for the same SKU and channel. */
  current?: CurrentAmounts;
  /** @description For a row without a fault: the prices in each connected channel, or in the channel of a destination price. */
  channels?: ChannelPricePreview[];
}
export interface PricePreviewRow {
  /** @description The merchant's id of the SKU. */
  skuId: string;
  /** @description The same as in the update. Without a sale price, the result has only the current prices. At most 4 decimals. */
  salePrice?: number;
  /** @description The crossed-out price; the sale price if left out. At most 4 decimals. */
  listPrice?: number;
  /** @description The channel of a destination price. Without a channel, the row is an origin price. */
  salesChannel?: string;
  /**
   * @description The channel's country, for a destination price.
   * @example BR
   * @example BRA
   * @example 076
   */
  country?: string;
}
export interface PriceRowResult {
  /**
   * @description The position in the body, from 0.
   * @example 0
   */
  index: number;
  /**
   * @description The status with which the single operation answers this row.
   * @example 422
   */
  status: number;
  /**
   * @description The problem code of a refused row.
   * @example validation-failed
   */
  code?: string;
  /**
   * @description The reason for a refused row.
   * @example Fields of the row are not valid.
   */
  detail?: string;
  /** @description The invalid fields of a refused row, if there are any. */
  errors?: RowFault[];
  /**
   * @description The value as sent, if it is valid.
   * @example TSHIRT-1
   */
  skuId?: string;
  /**
   * @description For a destination price: as sent, if it is valid.
   * @example MELI
   */
  salesChannel?: string;
  /**
   * @description For an accepted row: the number of queued localizations, one per connected sales channel.
   * @example 3
   */
  publishedCount?: number;
  /**
   * @description The index of the later row for the same price that replaced this one, which queued nothing.
   * @example 7
   */
  supersededBy?: number;
}
export interface PriceTerms {
  /**
   * @description The amount that the merchant gets, in the merchant's currency.
   * @example 60
   */
  payout: number;
  /**
   * @description Price without taxes.
   * @example 1722.7
   */
  net: number;
  /** @description The taxes of the price. */
  taxes: TaxTerm[];
  /**
   * @description Their sum.
   * @example 275.6
   */
  taxesTotal: number;
  /**
   * @description `net` and `taxesTotal`.
   * @example 1998.3
   */
  retail: number;
  /**
   * @description The price that the channel shows, with or without taxes.
   * @example 1998.3
   */
  shown: number;
}
export interface Problem {
  /**
   * Format: uri
   * @description The page that explains the code.
   */
  type: string;
  /** @description Meaning of the code; the same for every request. */
  title: string;
  /** @description The HTTP status. */
  status: number;
  /** @description The fault of this request. */
  detail: string;
  /** @description The request id, for questions to the operator. */
  instance: string;
  /** @description Stable; programs decide by this code. */
  code: string;
  /** @description Each field of the body, or each parameter, at fault; at most 100. */
  errors?: (FieldError | ParameterError)[];
  /** @description The parameter or header at fault, the first of those in `errors`. */
  parameter?: string;
}
export interface ProductFault {
  /**
   * @description RFC 6901 pointer into the body.
   * @example /products/0/skus/0/name
   */
  pointer: string;
  /**
   * @description A code for the fault, which does not change between releases.
   * @example required
   */
  code: string;
  /**
   * @description The fault in words.
   * @example is required
   */
  detail: string;
}
export interface ProgressRequest {
  /** @description The step that was taken. */
  step: FulfillmentStep;
}
export interface Progress {
  /**
   * @description The id of the order.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /** @description The reported step. */
  step: FulfillmentStep;
}
export interface PutAttributeMappingsRequest {
  /** @description The mappings to add or replace. */
  mappings: AttributeMappingInput[];
}
export interface PutCategoryMappingsRequest {
  /** @description The mappings to add or replace. */
  mappings: CategoryMappingInput[];
}
export interface PutDutyRatesRequest {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description The rate of goods that match no prefix, marked as an estimate. Without it, these goods are refused.
   * @example 0.19
   * @example 22/78
   */
  default?: string;
  /** @description The rates, at most 5,000. */
  rates: DutyRateDocument[];
  /**
   * @description The same as in the path.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination?: string;
  /** @description Required to replace another document with the same first day, or to change past days. The document becomes the next revision. */
  correction?: TermsCorrectionRequest;
  /** @description Accepts a document that is refused with `confirm-needed`. */
  confirm?: boolean;
}
export interface QuotedLandedCost {
  /**
   * @description Sum of the duties.
   * @example 31.2
   */
  dutiesTotal: number;
  /**
   * @description Sum of the taxes.
   * @example 55.33
   */
  taxesTotal: number;
  /**
   * @description Sum of the fees.
   * @example 0
   */
  feesTotal: number;
  /**
   * @description Duties, taxes and fees.
   * @example 86.53
   */
  total: number;
  /** @description The sums over the lines, one for each tax, rate and collector. */
  taxes: LandedTax[];
  /**
   * @description The sum of goods, freight, insurance and `total`.
   * @example 346.53
   */
  landedCost: number;
  /** @description The lines, in the order of the request. */
  lines: LandedLine[];
  /**
   * @description The currency of the request.
   * @example EUR
   */
  currency: string;
  /**
   * @description Units of `currency` for one US dollar.
   * @example 0.92
   */
  fxRate: number;
  /**
   * @description The tax rules that were applied.
   * @example DE-2026-07-01-1
   */
  rulesVersion: string;
  /**
   * @description The duty rates that were in force; left out if the destination has none.
   * @example DE-2026-07-01-2
   */
  dutyRatesVersion?: string;
  /**
   * Format: date
   * @description The day in the destination whose terms were applied.
   */
  day: string;
  /** @description The id to send with the order of this cart, which then has the taxes of this answer. */
  quoteId: string;
  /**
   * Format: date-time
   * @description When the quote expires, after 24 hours.
   */
  quoteExpiresAt: string;
}
export interface ReadyToShipData {
  /** @description Label and commercial invoice; none once the buyer's data is erased. */
  documents: OrderDocument[];
  /**
   * @description Parcel id.
   * @example ACME000000000001MX
   */
  parcelId: string;
}
export type ReasonCode =
  'out-of-stock' | 'lost' | 'customs' | 'buyer-request' | 'fraud' | 'address' | 'damaged' | 'other';
export interface ReasonCount {
  /**
   * @description SKUs.
   * @example 12
   */
  count: number;
  /**
   * @description A code of the localization messages of the SKUs.
   * @example no-image
   */
  reason: string;
}
export interface ReasonData {
  /** @description The kind of reason. */
  reasonCode: ReasonCode;
  /**
   * @description The reason.
   * @example out-of-stock
   */
  reason?: string;
}
export interface ReasonInput {
  /** @description A stable word for the reason, for example title-length. */
  code: string;
  /** @description The steps that the merchant can take. */
  detail: string;
}
export interface ReasonRequest {
  /** @description The reason. It is shown in the history of the order: enter no personal data. */
  reason: string;
  /** @description The kind of reason, which events carry; they never carry the text. `other` when left out. */
  reasonCode?: ReasonCode;
}
export interface ReceiveReturnRequest {
  /** @description The units that the warehouse received; a return may be received in parts. */
  items: ReceivedLineRequest[];
}
export interface ReceivedLineRequest {
  /** @description A line of the order. */
  itemId: string;
  /** @description Units that came back. */
  quantity: number;
  /** @description The condition: AVAILABLE units can be sold as new, DAMAGED ones cannot. */
  inventoryType: InventoryType;
}
export interface Recheck {
  /**
   * @description The number of SKUs whose result changed.
   * @example 40
   */
  changed: number;
  /**
   * @description SKUs still to be compared; 100,000 means 100,000 or more.
   * @example 160
   */
  remaining: number;
  /**
   * Format: date-time
   * @description The date of the first of the changes.
   */
  startedAt: string;
}
export interface RefusedPrice {
  /**
   * @description The number of queued localizations, one per connected sales channel.
   * @example 3
   */
  publishedCount: number;
  /**
   * @description SKUs queued.
   * @example [
   *       "TSHIRT-1"
   *     ]
   */
  publishedSkus: string[];
  /**
   * @description SKUs that could not be queued.
   * @example 0
   */
  failedCount: number;
  /**
   * @description The SKUs that failed.
   * @example []
   */
  failedSkus: string[];
  /**
   * @description The merchant that owns the prices.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The request is refused; nothing is queued.
   * @constant
   */
  status: 'ERROR';
  /** @description The reasons. */
  errors: PriceFault[];
}
export type ReplayKind = 'replay' | 'recovery' | 'retry';
export interface ReplayParkedRequest {
  /** @description The keys to replay, as in the list. */
  keys?: ParkedKeyRequest[];
  /** @description Instead of `keys`: the oldest 100 keys with a message that was parked for this reason, and messages without a key. */
  reason?: string;
  /** @description With `reason`: only messages of this type of event. */
  type?: string;
}
export interface ReplayPreview {
  /**
   * Format: uuid
   * @description The endpoint to which the events would be sent.
   */
  endpointId: string;
  /**
   * Format: date-time
   * @description The first moment of the events: not before the creation of the endpoint, unless requested.
   */
  from: string;
  /**
   * Format: date-time
   * @description The last moment of the events.
   */
  until: string;
  /**
   * @description The number of events that would be sent.
   * @example 120
   */
  events: number;
  /** @description Whether there may be more: only the first 20,000 events of the log are counted. */
  more: boolean;
}
export interface ReplayRequest {
  /**
   * Format: date-time
   * @description The first moment of the events to send again, by the time of the log.
   */
  from: string;
  /**
   * Format: date-time
   * @description The last moment; now when left out.
   */
  until?: string;
  /** @description Only events of these types; when left out, of the types of the endpoint. */
  types?: WebhookEventType[];
  /** @description `failed`: only events that were not delivered to this endpoint. `all`: delivered events as well. */
  only: ReplaySelection;
  /** @description Whether to include events from before the creation of the endpoint. */
  beforeCreation?: boolean;
}
export interface Replay {
  /**
   * Format: uuid
   * @description The id of the replay.
   */
  replayId: string;
  /**
   * Format: uuid
   * @description The endpoint to which the events are sent.
   */
  endpointId: string;
  /** @description `replay`: someone requested events. `retry`: someone requested all failed deliveries. `recovery`: it began when the endpoint was enabled. */
  kind: ReplayKind;
  /**
   * Format: date-time
   * @description The first moment of the events.
   */
  from: string;
  /**
   * Format: date-time
   * @description The last moment of the events.
   */
  until: string;
  /** @description Only events of these types; absent for the types of the endpoint. */
  types?: string[];
  /** @description Whether only undelivered events are sent, or delivered events as well. */
  only: ReplaySelection;
  /** @description `cancelled`: on request, or because the endpoint was disabled. */
  state: ReplayState;
  /**
   * Format: date-time
   * @description The date up to which the log was read; absent before the beginning.
   */
  reached?: string;
  /**
   * @description The number of events of this period and these types in the log, a million at most: `queued` and `skipped` add up to it at the end. Absent until they are counted.
   * @example 500
   */
  total?: number;
  /**
   * @description The number of events that were queued so far.
   * @example 400
   */
  queued: number;
  /**
   * @description The number of events that need not be sent, or already wait for an attempt.
   * @example 12
   */
  skipped: number;
  /**
   * Format: date-time
   * @description The date when it was started.
   */
  startedAt: string;
  /**
   * Format: date-time
   * @description The date when it ended.
   */
  finishedAt?: string;
}
export type ReplaySelection = 'failed' | 'all';
export type ReplayState = 'running' | 'done' | 'cancelled';
export interface Replayed {
  /**
   * @description The number of messages that had an effect.
   * @example 2
   */
  applied: number;
  /**
   * @description Messages without an effect: duplicates, outdated, or without need for action.
   * @example 0
   */
  ignored: number;
}
export type ReplayedUnitOutcome = 'applied' | 'failed' | 'absent';
export interface ReplayedUnit {
  /**
   * @description The consumer group.
   * @example orders.main
   */
  group: string;
  /**
   * @description The stream.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The key; left out for a message without one.
   * @example ACME:TSHIRT-1
   */
  key?: string;
  /**
   * @description The id of a message without a key.
   * @example 17
   */
  messageId?: string;
  /**
   * @description `failed`: refused again, and nothing was changed. `absent`: nothing was parked.
   * @example applied
   */
  outcome: ReplayedUnitOutcome;
  /**
   * @description The number of messages that had an effect.
   * @example 2
   */
  applied: number;
  /**
   * @description Messages without an effect: duplicates, outdated, or without need for action.
   * @example 0
   */
  ignored: number;
  /** @description The reason for the failure. */
  detail?: string;
}
export interface ReplayedUnits {
  /** @description In the order of the replay. */
  results: ReplayedUnit[];
  /**
   * @description With `reason`: whether more were parked than one request replays.
   * @example false
   */
  more: boolean;
}
export interface ReportTrackingRequest {
  /** @description Fulfillment partner id assigned by the service. */
  carrierId: string;
  /** @description In any order. */
  events: MerchantTrackingEvent[];
}
export interface ReportTracking {
  /**
   * @description The events were accepted.
   * @constant
   */
  status: 'UPDATE IN PROGRESS';
}
export type ReportedTrackingCode =
  | 'AWAITING_PICK_UP'
  | 'LEFT_FULFILLMENT'
  | 'HUB_RECEIVED'
  | 'LINEHAUL_DEPARTED'
  | 'ARRIVED_COUNTRY'
  | 'CUSTOMS_STARTED'
  | 'CUSTOMS_HELD'
  | 'CUSTOMS_RELEASED'
  | 'LAST_MILE_RECEIVED'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERY_ATTEMPT_FAILED'
  | 'DELIVERED';
export interface RepublicationOfSubject {
  /**
   * @description The id of the job.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  jobId: string;
  /**
   * @description The merchant; left out for all.
   * @example ACME
   */
  merchantId?: string;
  /**
   * Format: date-time
   * @description The start of the requested range.
   */
  from?: string;
  /**
   * @description The job state.
   * @example running
   */
  state: RepublicationState;
  /**
   * @description The number of records republished so far.
   * @example 400
   */
  published: number;
  /**
   * Format: date-time
   * @description When the job was requested.
   */
  startedAt: string;
  /**
   * Format: date-time
   * @description When the job was done.
   */
  finishedAt?: string;
  /**
   * @description The republished subject.
   * @example skus
   */
  subject: string;
}
export interface Republication {
  /**
   * @description The id of the job.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  jobId: string;
  /**
   * @description The merchant; left out for all.
   * @example ACME
   */
  merchantId?: string;
  /**
   * Format: date-time
   * @description The start of the requested range.
   */
  from?: string;
  /**
   * @description The job state.
   * @example running
   */
  state: RepublicationState;
  /**
   * @description The number of records republished so far.
   * @example 400
   */
  published: number;
  /**
   * Format: date-time
   * @description When the job was requested.
   */
  startedAt: string;
  /**
   * Format: date-time
   * @description When the job was done.
   */
  finishedAt?: string;
  /**
   * @description The number of records still to examine, including records that will be left out.
   * @example 1600
   */
  remaining: number;
}
export type RepublicationState = 'running' | 'done';
export interface RepublishAllRequest {
  /**
   * Format: date-time
   * @description Only records that changed then or later; all by default.
   */
  from?: string;
}
export interface RepublishRequest {
  /**
   * Format: date-time
   * @description Only records that changed then or later; all by default.
   */
  from?: string;
  /** @description Only of this merchant; of all by default. */
  merchantId?: string;
}
export interface Republished {
  /**
   * @description The id of the job.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  jobId: string;
}
export interface RequestChannelReturnRequest {
  /** @description The reason. It is stored in the history of the order. */
  reason?: string;
  /** @description The kind of reason, which events carry; they never carry the text. `other` when left out. */
  reasonCode?: ReasonCode;
  /** @description The units that the buyer wants to return: all or part of the order. */
  items: ReturnLineRequest[];
}
export interface Requests {
  /** @description The requests in the order in which they were stored. */
  requests: LoggedRequest[];
  /** @description The token of the next page; absent on the last page. */
  nextPageToken?: string;
}
export type RequeueCause = 'fx' | 'channel' | 'connection' | 'rules';
export interface Requeue {
  /**
   * @description The number of the job, which increases with every job.
   * @example 42
   */
  id: string;
  /**
   * @description The change: an exchange rate, the terms of a channel, the connection of a merchant to a channel, or the tax rules, duty rates or freight tariffs of a country.
   * @example fx
   */
  cause: RequeueCause;
  /**
   * @description The currency whose rate changed.
   * @example BRL
   */
  quote?: string;
  /**
   * @description The channel that changed or was connected.
   * @example MELI
   */
  salesChannel?: string;
  /**
   * @description The merchant that was connected.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The country whose rules changed, alpha-2.
   * @example BR
   */
  country?: string;
  /**
   * Format: date-time
   * @description When the change was detected.
   */
  startedAt: string;
  /**
   * @description The number of prices re-evaluated so far.
   * @example 2000
   */
  examined: number;
  /**
   * @description The number of these prices that were queued again.
   * @example 310
   */
  queued: number;
  /**
   * Format: date-time
   * @description When the job ended; left out while the job is running.
   */
  finishedAt?: string;
}
export interface Requeues {
  /** @description The jobs, the newest first, at most 200; finished jobs are stored for 7 days. */
  requeues: Requeue[];
}
export interface ReservingOrder {
  /**
   * @description The order.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * @description Pieces that the order has reserved in this warehouse.
   * @example 1
   */
  quantity: number;
}
export interface RestrictionEnd {
  /**
   * Format: date
   * @description Last day in force, UTC.
   * @example 2026-12-31
   */
  validUntil: string;
  /**
   * @description The reason.
   * @example Repealed by Law 15000/2026
   */
  reason: string;
  /** @description Present if the end changed days that were over. */
  correction?: Correction;
  /**
   * @description The client that set the end.
   * @example OPS
   */
  endedBy: string;
  /**
   * Format: date-time
   * @description When the end was set.
   */
  endedAt: string;
}
export type RestrictionKind = 'prohibited' | 'restricted';
export type RestrictionOutcome = 'added' | 'unchanged';
export interface RetryDeliveriesRequest {
  /**
   * Format: date-time
   * @description The first moment of the events to send again, by the time of the log.
   */
  from: string;
  /**
   * Format: date-time
   * @description The last moment; now when left out.
   */
  until?: string;
  /** @description Only events of these types; when left out, of the types of the endpoint. */
  types?: WebhookEventType[];
}
export type ReturnCondition = 'AVAILABLE' | 'DAMAGED' | 'MIXED';
export interface ReturnLineRequest {
  /** @description A line of the order. */
  itemId: string;
  /** @description Units that the buyer wants to return. */
  quantity: number;
}
export interface ReturnReasonRequest {
  /** @description The reason. It is stored in the history of the order. */
  reason?: string;
  /** @description The kind of reason, which events carry; they never carry the text. `other` when left out. */
  reasonCode?: ReasonCode;
}
export interface ReturnedChannelUnits {
  /**
   * @description The line of the order.
   * @example 1
   */
  itemId?: string;
  /**
   * @description Units that came back.
   * @example 1
   */
  quantity: number;
}
export interface ReturnedData {
  /** @description The condition of all returned units together; each line has its own. */
  condition: ReturnCondition;
  /** @description The returned units, by SKU and condition. */
  items: ReturnedUnits[];
  /**
   * @description The warehouse that received it.
   * @example 1001
   */
  warehouseId: number;
}
export interface ReturnedOrder {
  /**
   * @description The returned order.
   * @example ACME-MELI-1001
   */
  orderId: string;
  /**
   * Format: date-time
   * @description The date of the return.
   */
  returnedDate: string;
  /**
   * @description Units.
   * @example 1
   */
  quantity: number;
}
export interface ReturnedToOutbox {
  /**
   * @description Rows returned to the relay.
   * @example 1
   */
  rows: number;
}
export interface ReturnedUnits {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Units.
   * @example 2
   */
  quantity: number;
  /**
   * @description The line of the order.
   * @example 1
   */
  itemId: string;
  /** @description The condition of the units: as new, or damaged. */
  inventoryType: InventoryType;
}
export interface RevokeClientRequest {
  /** @description The reason, which is stored in the audit and published in the event. */
  reason?: string;
}
export interface RotateSecretRequest {
  /** @description The number of seconds for which the old secret stays valid in addition to the new one; 0 when left out. */
  graceSeconds?: number;
}
export interface RowFault {
  /**
   * @description JSON Pointer (RFC 6901) to the field in the body, even if the field is missing.
   * @example /12/skuId
   */
  pointer: string;
  /**
   * @description Stable.
   * @example required
   */
  code: string;
  /**
   * @description In words.
   * @example is required
   */
  detail: string;
}
export interface RuleSetDocument {
  /**
   * Format: date
   * @description The first day, in the time zone of the destination.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  validUntil?: string;
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Web pages of the sources. */
  url?: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /**
   * @description ISO 3166, answered as alpha-2.
   * @example BR
   * @example BRA
   * @example 076
   */
  destination: string;
  /**
   * @description The IANA name of the time zone of its days.
   * @example Europe/Berlin
   */
  timeZone: string;
  /** @description For each line of a cart, the first case whose `when` matches applies. */
  cases: TaxCase[];
}
export interface RuleSet {
  /**
   * @description Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.
   * @example DE-2026-07-01-1
   */
  id: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example DE
   */
  destination: string;
  /**
   * Format: date
   * @description The first day.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The current last day, as loaded or as set by an end; left out if there is none.
   */
  validUntil?: string;
  /**
   * @description 1 for the first document with this first day, then one more for each correction.
   * @example 1
   */
  revision: number;
  /** @description The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn. */
  inForce: TermsInForce[];
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /** @description The reason, if this revision is a correction. */
  correction?: string;
  /**
   * @description The client that loaded the document.
   * @example OPS
   */
  loadedBy: string;
  /**
   * Format: date-time
   * @description When the document was loaded.
   */
  loadedAt: string;
  /** @description The author of the end, with the reason. */
  ended?: TermsEnd;
  /** @description The document as it was loaded. */
  document: RuleSetDocument;
}
export interface SalesChannelDetail {
  /**
   * @description Id of the sales channel.
   * @example SHOP
   */
  salesChannel: string;
  /**
   * @description Name of the sales channel.
   * @example Shop Chile
   */
  name: string;
  /**
   * @description The destination, ISO 3166-1 alpha-2.
   * @example CL
   */
  country: string;
  /**
   * @description The currency of its prices, ISO 4217.
   * @example CLP
   */
  currency: string;
  /**
   * @description The locale of its texts, BCP 47.
   * @example es-CL
   */
  locale: string;
  /**
   * @description Whether the channel computes taxes itself.
   * @example false
   */
  taxesOnline: boolean;
  /**
   * @description DDP if prices include taxes, otherwise DDU; follows taxesOnline.
   * @example DDP
   */
  taxType: TaxType;
  /**
   * @description The channel’s share of a sale, 0 to below 1.
   * @example 0.15
   */
  feeShare: number;
  /** @description Shown prices are k·step + offset. */
  priceEnding: PriceEnding;
  /**
   * @description Whether the channel is open.
   * @example true
   */
  active: boolean;
  /**
   * @description The service of its freight tariffs.
   * @example STANDARD
   */
  service: string;
  /**
   * @description Whether the buyer sees freight as a separate line. If not, it counts as goods.
   * @example false
   */
  freightShownSeparately: boolean;
  /**
   * @description The scheme for which the seller is registered.
   * @example registered
   */
  scheme?: string;
  /**
   * @description The state or province for its prices.
   * @example ON
   */
  region?: string;
  /**
   * @description Rises by one with every change.
   * @example 1
   */
  version: number;
  /** @description The background work that remains since the channel was last opened or closed to a merchant. */
  alignments: Alignment[];
}
export interface SalesChannelRequest {
  /** @description Name of the sales channel. */
  name: string;
  /**
   * @description The destination; fixed after the first connection of a merchant.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
  /**
   * @description The currency of its prices, ISO 4217; fixed after the first connection of a merchant.
   * @example MXN
   */
  currency: string;
  /**
   * @description The locale of its texts, BCP 47; fixed after the first connection of a merchant.
   * @example pt-BR
   */
  locale: string;
  /** @description Whether the channel computes taxes itself, so that its prices exclude them. */
  taxesOnline: boolean;
  /** @description The channel’s share of a sale. At most 6 decimals. */
  feeShare: number;
  /** @description Shown prices are k·step + offset. */
  priceEnding: PriceEndingInput;
  /** @description Whether the channel is open. If left out, the value does not change; a new channel is open. */
  active?: boolean;
  /**
   * @description The service of the freight tariffs for its prices and orders; `STANDARD` when left out.
   * @example STANDARD
   */
  service?: string;
  /** @description Whether the buyer sees freight as a separate line. If `false`, which is the default, the freight inside a price counts as goods where the tax rules distinguish the two. */
  freightShownSeparately?: boolean;
  /** @description The scheme for which the seller is registered, as `scheme` of the tax rules names it; none when left out. */
  scheme?: string;
  /**
   * @description The state or province for its prices, as `region` of the tax rules names it; also for orders whose address has no such code. None when left out.
   * @example ON
   */
  region?: string;
}
export interface SalesChannel {
  /**
   * @description Id of the sales channel.
   * @example SHOP
   */
  salesChannel: string;
  /**
   * @description Name of the sales channel.
   * @example Shop Chile
   */
  name: string;
  /**
   * @description The destination, ISO 3166-1 alpha-2.
   * @example CL
   */
  country: string;
  /**
   * @description The currency of its prices, ISO 4217.
   * @example CLP
   */
  currency: string;
  /**
   * @description The locale of its texts, BCP 47.
   * @example es-CL
   */
  locale: string;
  /**
   * @description Whether the channel computes taxes itself.
   * @example false
   */
  taxesOnline: boolean;
  /**
   * @description DDP if prices include taxes, otherwise DDU; follows taxesOnline.
   * @example DDP
   */
  taxType: TaxType;
  /**
   * @description The channel’s share of a sale, 0 to below 1.
   * @example 0.15
   */
  feeShare: number;
  /** @description Shown prices are k·step + offset. */
  priceEnding: PriceEnding;
  /**
   * @description Whether the channel is open.
   * @example true
   */
  active: boolean;
  /**
   * @description The service of its freight tariffs.
   * @example STANDARD
   */
  service: string;
  /**
   * @description Whether the buyer sees freight as a separate line. If not, it counts as goods.
   * @example false
   */
  freightShownSeparately: boolean;
  /**
   * @description The scheme for which the seller is registered.
   * @example registered
   */
  scheme?: string;
  /**
   * @description The state or province for its prices.
   * @example ON
   */
  region?: string;
  /**
   * @description Rises by one with every change.
   * @example 1
   */
  version: number;
}
export interface SalesChannels {
  /** @description All channels, by id. */
  salesChannels: SalesChannel[];
}
export interface SampleCart {
  /**
   * @description The value of the goods.
   * @example 100
   */
  goods: number;
  /**
   * @description The freight.
   * @example 10
   */
  freight: number;
  /** @description Taxes without this document; left out if there are no rules. */
  before?: SampleTaxes;
  /** @description Taxes with this document. */
  after: SampleTaxes;
}
export interface SampleTax {
  /**
   * @description The name in the rules.
   * @example vat
   */
  name: string;
  /**
   * @description US dollars.
   * @example 19
   */
  amount: number;
  /** @description Whether the tax is excluded from totals. */
  informative?: boolean;
}
export interface SampleTaxes {
  /**
   * @description US dollars.
   * @example 19
   */
  total?: number;
  /** @description The taxes, in the order of the rules. */
  taxes?: SampleTax[];
  /**
   * @description The code of the refusal; present instead of taxes.
   * @example no-duty-rate
   */
  refused?: string;
}
export interface SentDestinationPrice {
  /**
   * @description The price as it was sent.
   * @example 60
   */
  salePrice: number;
  /**
   * @description The list price as sent, or the sale price if there was no list price.
   * @example 75
   */
  listPrice: number;
  /**
   * @description ISO 4217.
   * @example USD
   */
  currency: string;
  /**
   * Format: date-time
   * @description When the price was set.
   */
  sentDate: string;
  /**
   * @description The channel for which the price was sent.
   * @example MELI
   */
  salesChannel: string;
}
export interface SentPrice {
  /**
   * @description The price as it was sent.
   * @example 60
   */
  salePrice: number;
  /**
   * @description The list price as sent, or the sale price if there was no list price.
   * @example 75
   */
  listPrice: number;
  /**
   * @description ISO 4217.
   * @example USD
   */
  currency: string;
  /**
   * Format: date-time
   * @description When the price was set.
   */
  sentDate: string;
}
export interface SentPrices {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /** @description The origin price in the merchant's currency; left out before the first. */
  origin?: SentPrice;
  /** @description The destination prices by channel, in the channel's currency, if the newest price was set for the channel. A later origin price replaces it. */
  destinations: SentDestinationPrice[];
}
export type ServiceName =
  'gateway' | 'catalog' | 'pricing' | 'taxes' | 'orders' | 'logistics' | 'webhooks';
export type ServiceState = 'up' | 'unavailable';
export interface Session {
  /**
   * @description The kind of the client that owns the token.
   * @example operator
   */
  kind: ClientKind;
  /**
   * @description The owner of the token; the channel for a sales channel’s token.
   * @example OPS
   */
  clientId: string;
  /**
   * @description The merchant of the client.
   * @example ACME
   */
  merchantId?: string;
  /**
   * @description The partner of the client.
   * @example FULFIL-1
   */
  partnerId?: string;
  /**
   * @description The channel of the client.
   * @example ECOM
   */
  salesChannel?: string;
  /**
   * @description The scopes of the token of a sales channel.
   * @example [
   *       "taxes",
   *       "listings"
   *     ]
   */
  scopes?: TokenScope[];
  /**
   * @description `read` allows GET operations only.
   * @example full
   */
  access: ClientAccess;
  /**
   * Format: date-time
   * @description The date until which the token is valid.
   */
  expiresAt: string;
  /**
   * @description The ids of the operations that the token may use, by name. Operations that need no token are left out.
   * @example [
   *       "listClients",
   *       "readOverview"
   *     ]
   */
  operations: string[];
}
export interface Sessions {
  /** @description The callers by client id. */
  clients: ClientSessions[];
  /** @description `after` of the next page, if there is one. */
  next?: string;
}
export interface SetLocalizationRequest {
  /** @description READY or DENIED by an operator’s decision; PENDING restarts localization. */
  status: SetLocalizationStatus;
  /** @description For READY: texts by locale. A locale of the merchant’s channels that is left out is translated. */
  localized?: {
    [key: string]: LocalizedTextInput;
  };
  /** @description Required for REVIEW_DENIED only: the reasons that the merchant sees. */
  messages?: ReasonInput[];
}
export type SetLocalizationStatus =
  'READY_FOR_SALES_CHANNEL' | 'REVIEW_DENIED' | 'PENDING_LOCALIZATION';
export interface Shipment {
  /**
   * Format: uuid
   * @description The shipment id, which the service generates.
   */
  id: string;
  /** @description SHIPPED once every parcel that is not cancelled has left. */
  status: ShipmentStatus;
  /** @description The parcels of the shipment; they do not change after its creation. */
  parcelIds: string[];
  /** @description The description that was sent with the shipment. */
  description?: string;
  /**
   * Format: date-time
   * @description When it is expected to leave the fulfillment facility.
   */
  expectedShipDate: string;
  /**
   * Format: date-time
   * @description Expected at the consolidation hub.
   */
  expectedDeliveryDate: string;
  /** @description The carrier of the first mile. */
  firstMileCarrierId?: string;
  /**
   * @description The tracking number of the first mile.
   * @example FM-1
   */
  firstMileTrackingNumber: string;
  /**
   * @description Kilograms: the sum of the gross weights of the parcels at its creation.
   * @example 0.9
   */
  weight: number;
  /**
   * @description The merchant of the parcels.
   * @example ACME
   */
  merchantId: string;
  /**
   * Format: date-time
   * @description When it was created.
   */
  creationDate: string;
  /**
   * Format: date-time
   * @description Changes with its status.
   */
  lastUpdateDate: string;
  /**
   * @description That of the newest event about it on `logistics.shipment`.
   * @example 1
   */
  version: number;
  /**
   * @description The type of the object; always `shipment`.
   * @constant
   */
  type: 'shipment';
}
export type ShipmentStatus = 'CREATED' | 'SHIPPED' | 'CANCELLED';
export interface ShippedData {
  /**
   * Format: uri
   * @description The parcel's public page.
   */
  trackingUrl: string;
}
export interface ShippingRequest {
  /** @description The delivery address. */
  deliveryAddress: AddressRequest;
  /** @description The delivery; an order has exactly one. */
  deliveries: DeliveryRequest[];
}
export interface SigningKey {
  /** @description The id of the key, as in the header of a token. */
  kid: string;
  /**
   * @description `next` is published and will sign, `active` signs, `retired` verifies only.
   * @example active
   */
  state: SigningKeyState;
  /**
   * Format: date-time
   * @description Date of creation.
   */
  createdAt: string;
  /**
   * Format: date-time
   * @description The date from which the key signs.
   */
  signsFrom?: string;
  /**
   * Format: date-time
   * @description The date when the key stopped signing.
   */
  retiredAt?: string;
}
export type SigningKeyState = 'next' | 'active' | 'retired';
export interface SigningKeys {
  /** @description The keys, the oldest first. */
  keys: SigningKey[];
}
export interface SimulateTaxesRequest {
  /** @description Lines simulated together. */
  items: SimulatedLineRequest[];
  /** @description Freight of the whole cart, without shipping discount. At most 4 decimals. */
  freight: number;
  /**
   * @description Destination, ISO 3166-1 alpha-2.
   * @example BR
   */
  country: string;
  /** @description State of the destination; in Brazil two letters, in upper or lower case. */
  state: string;
  /**
   * Format: date
   * @description Sandbox only: the day whose rules apply.
   */
  simulationDate?: string;
}
export interface SimulateTaxes {
  /**
   * @description Local currency per US dollar.
   * @example 5.4321
   */
  fxRate: number;
  /** @description The lines, in the order of the request. */
  items: LineTaxes[];
  /** @description The sums over the lines. */
  totals: TaxValues;
}
export interface SimulatedLineRequest {
  /** @description Unique within the request; echoed back. */
  id: string;
  /** @description The merchant's id of the SKU. */
  skuId: string;
  /** @description Units; at most 3 decimals. */
  quantity: number;
  /** @description Unit price after discounts, in local currency. At most 4 decimals. */
  unitPriceWithDiscount: number;
}
export interface SkuAttribute {
  /**
   * @description Name of the attribute.
   * @example Material
   */
  name: string;
  /**
   * @description Value of the attribute.
   * @example algodón
   */
  value: string;
}
export interface SkuCounts {
  /**
   * @description SKUs.
   * @example 40
   */
  total: number;
  /** @description Counts by localization status. */
  localizationStatuses: LocalizationStatusCount[];
  /** @description Counts by reason; a SKU with several reasons is counted in each. */
  reasons: ReasonCount[];
  /** @description Counts by verdict; a SKU is counted once in each verdict that it has in one channel or more. Changes appear after a short delay. */
  verdicts: VerdictCount[];
  /** @description Counts by channel in which SKUs have a status or a verdict. */
  salesChannels: ChannelSkuCounts[];
}
export interface SkuInput {
  /** @description Your id of the SKU, unique in your catalog. */
  skuId: string;
  /** @description Groups the SKUs of one product. */
  productId: string;
  /** @description Marks the main variation of the product. */
  main: boolean;
  /** @description Title, in the original language. */
  name: string;
  /** @description Description, in the original language. */
  description: string;
  /** @description Kilograms, at most 3 decimals. */
  weight: number;
  /** @description Centimetres. */
  height: number;
  /** @description Centimetres. */
  width: number;
  /** @description Centimetres. */
  length: number;
  /** @description EAN-13, or another EAN, UPC or ISBN. */
  ean: string;
  /** @description Harmonized-system code for customs. */
  hscode: string;
  /**
   * @description The country in which the goods were made; your own country if left out.
   * @example BR
   */
  countryOfOrigin?: string;
  /**
   * @deprecated
   * @description Origin list price in your currency; use the price operations instead. At most 4 decimals.
   */
  localizedListPriceWithTaxes?: number;
  /**
   * @deprecated
   * @description Origin sale price in your currency; use the price operations instead. At most 4 decimals.
   */
  localizedSalePriceWithTaxes?: number;
  /** @description The attributes that sales channels receive. */
  globalSaleChannelData: GlobalSaleChannelDataInput;
  /** @description Publicly accessible image addresses. */
  images: string[];
}
export interface SkuList {
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
  /** @description The SKUs, by last update, then id. */
  skus: Sku[];
}
export interface SkuLocalization {
  /**
   * @description The merchant’s id.
   * @example MANUAL
   */
  merchantId: string;
  /**
   * @description The merchant’s id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The current status.
   * @example READY_FOR_SALES_CHANNEL
   */
  localizationStatus: string;
  /**
   * @description The reasons for this status.
   * @example []
   */
  localizationMessages: LocalizationMessage[];
  /** @description The texts of the SKU by locale. */
  localized: {
    [key: string]: LocalizedText;
  };
}
export interface Sku {
  /**
   * Format: uuid
   * @description The service's id of the SKU.
   */
  id: string;
  /**
   * @description The merchant that owns the SKU.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Groups the SKUs of one product.
   * @example TSHIRT
   */
  productId: string;
  /**
   * @description The same.
   * @example TSHIRT
   */
  merchantProductId: string;
  /** @description Marks the main variation of the product. */
  main: boolean;
  /**
   * @description Title, in the original language.
   * @example Camiseta de algodón
   */
  name: string;
  /** @description Description, in the original language. */
  description: string;
  /**
   * @description Kilograms.
   * @example 0.4
   */
  weight: number;
  /**
   * @description Centimetres.
   * @example 10
   */
  height: number;
  /**
   * @description Centimetres.
   * @example 15
   */
  width: number;
  /**
   * @description Centimetres.
   * @example 20
   */
  length: number;
  /**
   * @description EAN-13, or another EAN, UPC or ISBN.
   * @example 7501031311309
   */
  ean: string;
  /**
   * @description Harmonized-system code.
   * @example 6109.10.00
   */
  hscode: string;
  /**
   * @description The country in which the goods were made, ISO 3166-1 alpha-2; left out if not sent, which means the merchant's country.
   * @example PT
   */
  countryOfOrigin?: string;
  /**
   * @deprecated
   * @description The price as sent with an upsert.
   * @example 75
   */
  localizedListPriceWithTaxes?: number;
  /**
   * @deprecated
   * @description The price as sent with an upsert.
   * @example 60
   */
  localizedSalePriceWithTaxes?: number;
  /** @description The attributes that sales channels receive. */
  globalSaleChannelData: SkuSaleData;
  /** @description The images in the order sent. */
  images: string[];
  /** @description Treat an unknown value as localization in progress. */
  localizationStatus: LocalizationStatus;
  /**
   * @description The reasons why review or the law refused the SKU, in general or in a channel; empty if neither did and while localization runs.
   * @example []
   */
  localizationMessages: LocalizationMessage[];
  /** @description The status by sales channel; empty until localization is done. */
  salesChannelStatus: {
    [key: string]: ChannelStatusEntry;
  };
  /**
   * Format: date-time
   * @description Changes with every change of the SKU.
   */
  lastUpdateDate: string;
  /**
   * @description The version of the newest event about the SKU on `catalog.sku`.
   * @example 7
   */
  version: number;
}
export interface SkuReview {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The reasons why review would refuse the SKU; empty if it would not.
   * @example [
   *       {
   *         "code": "no-image",
   *         "detail": "there is no image"
   *       }
   *     ]
   */
  localizationMessages: LocalizationMessage[];
}
export interface SkuSaleData {
  /** @description Whether the SKU is active in sales channels. */
  active: boolean;
  /**
   * @description Reference category.
   * @example Ropa > Camisetas
   */
  category: string;
  /**
   * @description Brand, in the original language.
   * @example Taller Sur
   */
  brand: string;
  /**
   * @description Colour, in the original language.
   * @example Negro
   */
  color?: string;
  /**
   * @description Size, in the original language.
   * @example M
   */
  size?: string;
  /** @description The attributes in the order sent. */
  attributes?: SkuAttribute[];
}
export interface SkuStatus {
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /** @description The localization status. */
  localizationStatus: LocalizationStatus;
  /** @description The reasons for a denial. */
  localizationMessages: LocalizationMessage[];
  /**
   * @description The version of the newest event about the SKU on `catalog.sku`.
   * @example 7
   */
  version: number;
  /** @description The status in each connected channel. */
  channels: ChannelStatusView[];
  /** @description Whether buyers can buy the SKU, for each connected channel and each channel in which it has a status. */
  verdicts: ChannelVerdictView[];
}
export interface SkuSummaryList {
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
  /** @description The SKUs, by last update, then id. */
  skus: SkuSummary[];
}
export interface SkuSummary {
  /**
   * Format: uuid
   * @description The service's id of the SKU.
   */
  id: string;
  /**
   * @description The merchant that owns the SKU.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Groups the SKUs of one product.
   * @example TSHIRT
   */
  productId: string;
  /**
   * @description The same.
   * @example TSHIRT
   */
  merchantProductId: string;
  /** @description Marks the main variation of the product. */
  main: boolean;
  /**
   * @description Title, in the original language.
   * @example Camiseta de algodón
   */
  name: string;
  /** @description Treat an unknown value as localization in progress. */
  localizationStatus: LocalizationStatus;
  /**
   * @description The reasons why review or the law refused the SKU, in general or in a channel; empty if neither did and while localization runs.
   * @example []
   */
  localizationMessages: LocalizationMessage[];
  /** @description The status by sales channel; empty until localization is done. */
  salesChannelStatus: {
    [key: string]: ChannelStatusEntry;
  };
  /**
   * Format: date-time
   * @description Changes with every change of the SKU.
   */
  lastUpdateDate: string;
  /**
   * @description The version of the newest event about the SKU on `catalog.sku`.
   * @example 7
   */
  version: number;
  /** @description Whether the SKU is active in sales channels. */
  active: boolean;
  /**
   * @description Whether buyers can buy it, by channel of the merchant. Changes appear after a short delay.
   * @example {
   *       "MELI": "live",
   *       "ECOM": "no-price"
   *     }
   */
  verdicts: {
    [key: string]: Verdict;
  };
}
export interface SkusOfDay {
  /**
   * Format: date
   * @description The day in UTC.
   * @example 2026-11-26
   */
  day: string;
  /**
   * @description SKUs that were live in at least one channel at the end of the day; today: now.
   * @example 240
   */
  count: number;
}
export type SortOrder = 'asc' | 'desc';
export interface StatusCount {
  /** @description The status of the orders. */
  status: OrderStatus;
  /**
   * @description The number of orders.
   * @example 12
   */
  count: number;
  /** @description The same orders, counted by sales channel. */
  salesChannels: ChannelCount[];
}
export interface Status {
  /**
   * @description The service.
   * @example orders
   */
  service: ServiceName;
  /**
   * @description Whether the service answers.
   * @example up
   */
  state: ServiceState;
  /** @description The messaging of the service, if it answers. */
  messaging?: Messaging;
  /** @description The reason that the service does not answer. */
  detail?: string;
}
export type StockMovementKind = 'set' | 'reserved' | 'released' | 'shipped' | 'returned';
export interface StockMovement {
  /**
   * @description The id of the movement; later movements have greater ids.
   * @example 4711
   */
  id: string;
  /**
   * Format: date-time
   * @description The time of the change.
   */
  time: string;
  /** @description What happened: the merchant set the quantity, or an order reserved, released, shipped or returned pieces. */
  kind: StockMovementKind;
  /** @description Sellable, or returned and no longer sellable as new. */
  inventoryType: InventoryType;
  /**
   * @description Pieces; negative for a decrease. The change of `onHand` for `set`, `shipped` and `returned`, and of the pieces available with `reserved` and `released`.
   * @example -1
   */
  quantity: number;
  /**
   * @description Pieces of this type in the warehouse after the movement, including reserved pieces.
   * @example 101
   */
  onHand: number;
  /**
   * @description Pieces of these that are reserved after the movement.
   * @example 1
   */
  reserved: number;
  /**
   * @description The order; left out for `set`.
   * @example ACME-MELI-1001
   */
  orderId?: string;
  /** @description The `X-Request-Id` of the request that set the quantity. */
  requestId?: string;
  /**
   * @description The client that set the quantity.
   * @example ACME
   */
  who?: string;
}
export interface StockMovements {
  /** @description The movements, the newest first. */
  movements: StockMovement[];
  /** @description The token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface Stock {
  /**
   * @description The merchant that owns the stock.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description Left out while the SKU is not registered.
   * @example Camiseta de algodón manga corta negra
   */
  skuName?: string;
  /**
   * @description Warehouse.
   * @example 1
   */
  warehouseId: number;
  /**
   * @description The name of the warehouse.
   * @example Main
   */
  warehouseName: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example US
   */
  warehouseCountry: string;
  /**
   * @description Sellable pieces in the warehouse: `available` and `reserved` together.
   * @example 101
   */
  onHand: number;
  /**
   * @description Pieces that orders have reserved and that have not been shipped.
   * @example 1
   */
  reserved: number;
  /**
   * @description Pieces that can still be sold: `quantity` of the inventory record.
   * @example 100
   */
  available: number;
  /**
   * @description Damaged pieces.
   * @example 0
   */
  damaged: number;
  /** @description The orders with reservations: the first 100 by id. */
  orders: ReservingOrder[];
  /**
   * @description The number of orders with reservations.
   * @example 1
   */
  orderCount: number;
}
export interface StreamLag {
  /**
   * @description The consumer group.
   * @example orders.main
   */
  group: string;
  /**
   * @description The stream.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description Messages not yet acknowledged.
   * @example 0
   */
  messages: number;
}
export interface Suggestion {
  /**
   * @description The channel’s code of the category.
   * @example MLM1574
   */
  channelCategory: string;
  /**
   * @description The path with all levels.
   * @example Ropa > Camisas
   */
  path: string;
}
export interface Summary {
  /**
   * Format: date-time
   * @description When the summary was requested.
   */
  asOf: string;
  /**
   * @description Services that did not answer in time; their needs and charts are missing.
   * @example []
   */
  unavailable: ServiceName[];
  /** @description The records that need a decision. A kind without records is left out. */
  needs: Need[];
  /** @description The last 14 days in UTC, today included. A day without records is left out. */
  charts: Charts;
}
export interface SurchargeWhen {
  /** @description Prefixes of the postal code. */
  postalPrefix?: string[];
  /**
   * @description Centimetres of the longest side, exclusive.
   * @example 12.50
   */
  longestSideOverCm?: string;
  /**
   * @description Kilograms, exclusive.
   * @example 12.50
   */
  kgOver?: string;
  /**
   * Format: date
   * @description The first day.
   */
  from?: string;
  /**
   * Format: date
   * @description The last day.
   */
  until?: string;
}
export interface TariffStep {
  /**
   * @description Kilograms, inclusive.
   * @example 12.50
   */
  upToKg: string;
  /**
   * @description In the currency of the tariff.
   * @example 12.50
   */
  price: string;
}
export interface TariffSurcharge {
  /** @description The name of the surcharge, for example `fuel`. */
  name: string;
  /**
   * @description Percentage of the price by weight.
   * @example 18.5
   */
  percent?: string;
  /**
   * @description The amount for each kilogram.
   * @example 12.50
   */
  perKg?: string;
  /**
   * @description The amount for the parcel.
   * @example 12.50
   */
  amount?: string;
  /** @description The conditions; all of them must be met. */
  when?: SurchargeWhen;
}
export interface TaxBracket {
  /** @description The limit, inclusive; `null` for no limit. */
  upTo: string | null;
  /** @description In the order in which they are computed. */
  taxes: TaxRuleDocument[];
}
export interface TaxCase {
  /** @description The lines to which it applies; all when left out. */
  when?: TermsWhen;
  /** @description Why the goods are refused. Only `when` may be sent with it. */
  refuse?: string;
  /** @description The parts that are summed as `value`; goods, freight and insurance when left out. */
  value?: (string | MultipleOfPart)[];
  /** @description The value that selects the bracket. Required unless the case has `refuse`. */
  limit?: TaxLimit;
  /** @description In order of limits, the lowest first. A value above the last limit is refused. Required unless the case has `refuse`. */
  brackets?: TaxBracket[];
}
export type TaxCollector = 'seller' | 'carrier' | 'customs';
export type TaxKind = 'duty' | 'tax' | 'fee';
export interface TaxLimit {
  /** @description The parts whose sum is compared with the limits. */
  of: (string | MultipleOfPart)[];
  /**
   * @description The currency of the limits, ISO 4217.
   * @example EUR
   */
  currency: string;
  /** @description Whether a limit is for the consignment or for each unit. */
  per: LimitBase;
}
export interface TaxRuleDocument {
  /** @description The same tax has the same name in every bracket. */
  name: string;
  /** @description The kind of tax. */
  kind: TaxKind;
  /** @description A share of `base`: a decimal, a fraction such as `22/78`, `byHs` for the duty rates of the destination, or the first of several whose `when` matches. */
  rate?: string | ConditionalRate[];
  /** @description `goods`, `freight`, `insurance`, `value`, or an earlier tax; or a multiple of one. */
  base?: (string | MultipleOfPart)[];
  /** @description A fixed amount, instead of `rate` and `base`. */
  amount?: FixedTaxAmount;
  /** @description Whether the tax is part of its own base. */
  inside?: boolean;
  /** @description Deducted from the tax of the consignment. */
  less?: TermsAmount;
  /** @description The minimum for the consignment. */
  min?: TermsAmount;
  /** @description The maximum for the consignment. */
  max?: TermsAmount;
  /** @description Who collects the tax: seller, carrier or customs. */
  collectedBy: TaxCollector;
  /** @description Whether it is shown but not included in totals. */
  informative?: boolean;
}
export interface TaxTerm {
  /**
   * @description Name of the tax.
   * @example IVA
   */
  name: string;
  /** @description The kind of tax. */
  kind: TaxKind;
  /**
   * @description The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.
   * @example 0.16
   */
  rate?: number;
  /**
   * @description The amount to which the rate applies, in local currency. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.
   * @example 1722.7
   */
  base?: number;
  /**
   * @description The effect of a deduction, a minimum or a maximum on `rate` × `base`, in local currency; negative for a deduction. Left out if there is none.
   * @example -165
   */
  adjustment?: number;
  /**
   * @description `rate` × `base` + `adjustment`, or the fixed amount; local currency.
   * @example 275.6
   */
  value: number;
  /** @description Who collects the tax: seller, carrier or customs. */
  collectedBy: TaxCollector;
  /** @description Whether the rules or the duty rate approximate the law. Left out otherwise. */
  estimate?: boolean;
}
export type TaxType = 'DDP' | 'DDU';
export interface TaxValues {
  /**
   * @description CBS; informative, not part of the total.
   * @example 3.31
   */
  cbsTaxValue: number;
  /**
   * @description IBS of the state; informative, not in the total.
   * @example 0.37
   */
  ibsETaxValue: number;
  /**
   * @description IBS of the city; informative, not in the total.
   * @example 0
   */
  ibsMTaxValue: number;
  /**
   * @description ICMS, which is part of its own base.
   * @example 75.37
   */
  icmsTaxValue: number;
  /**
   * @description Import duty.
   * @example 73.2
   */
  importTaxValue: number;
  /**
   * @description ICMS and import duty.
   * @example 148.57
   */
  totalTaxValue: number;
}
export interface TaxonomyRequest {
  /** @description The categories; empty for a channel that accepts the categories of merchants unchanged. */
  categories: ChannelCategoryInput[];
  /** @description The attributes. */
  attributes: ChannelAttributeInput[];
  /** @description The limits in every category; a limit that is left out does not apply. */
  limits: ChannelLimitsInput;
}
export interface Taxonomy {
  /**
   * @description The sales channel.
   * @example MELI
   */
  salesChannel: string;
  /**
   * @description The version, which increases by one with each change.
   * @example 3
   */
  version: number;
  /**
   * @description The number of categories.
   * @example 12000
   */
  categoryCount: number;
  /** @description The attributes in the order sent. The list of categories shows the attributes of each category. */
  attributes: ChannelAttribute[];
  /** @description The limits in every category. */
  limits: ChannelLimits;
  /**
   * Format: date-time
   * @description The date of the last change, UTC.
   */
  lastUpdateDate: string;
  /** @description The comparison of SKUs with the taxonomy and the mappings after a change; left out when it is done, and in the answer to setting the taxonomy. */
  recheck?: Recheck;
}
export interface TermsAmount {
  /**
   * @description A decimal.
   * @example 12.50
   */
  value: string;
  /**
   * @description ISO 4217.
   * @example EUR
   */
  currency: string;
}
export interface TermsCorrectionRequest {
  /** @description The reason, for the audit log. */
  reason: string;
}
export interface TermsEnd {
  /**
   * @description The reason.
   * @example Suspended by the Supreme Court
   */
  reason: string;
  /**
   * @description The client that ended the terms.
   * @example OPS
   */
  by: string;
  /**
   * Format: date-time
   * @description When the end was set.
   */
  at: string;
}
export interface TermsFault {
  /**
   * @description JSON Pointer (RFC 6901) to the member at fault.
   * @example /validFrom
   */
  pointer: string;
  /**
   * @description The kind of fault, in kebab-case.
   * @example back-dated
   */
  code: string;
  /**
   * @description The fault, worded to follow the pointer.
   * @example must be at most 5
   */
  detail: string;
}
export interface TermsInForce {
  /**
   * Format: date
   * @description The first day.
   */
  from: string;
  /**
   * Format: date
   * @description The last day; left out if there is none.
   */
  until?: string;
}
export interface TermsList {
  /** @description The revisions, the newest first. */
  terms: Terms[];
  /** @description `after` of the next page, if there is one. */
  next?: number;
}
export type TermsOutcome = 'new' | 'unchanged' | 'refused';
export interface TermsPreviewOfPrices {
  /**
   * @description ISO 3166-1 alpha-2.
   * @example DE
   */
  destination: string;
  /**
   * Format: date
   * @description The day whose terms are compared: the first day of the document, or today if that day is over.
   * @example 2026-07-01
   */
  day: string;
  /**
   * @description All prices of the destination.
   * @example 20000
   */
  prices: number;
  /**
   * @description The number of compared prices.
   * @example 2000
   */
  compared: number;
  /**
   * @description Whether only a sample was compared. All other counts are then counts of the sample.
   * @example true
   */
  sampled: boolean;
  /**
   * @description Prices that change by more than this share are made again (`FX_REPRICE_SHARE`).
   * @example 0.005
   */
  share: number;
  /**
   * @description The number of prices that would be made again.
   * @example 310
   */
  moved: number;
  /** @description The prices that would fail and be withdrawn, by reason. */
  failing: FailingPrices[];
  /**
   * @description The number of prices that fail under the loaded terms and would succeed under the document.
   * @example 0
   */
  recovering: number;
  /** @description The largest change; left out if there is none. */
  largest?: LargestMove;
}
export interface TermsPreview {
  /** @description `new`, `unchanged` if the document is loaded already, or `refused`. */
  outcome: TermsOutcome;
  /** @description The id that the document has or would get. */
  id?: string;
  /** @description Why the document would be refused; at most 100 faults. */
  faults: TermsFault[];
  /** @description The taxes on a few carts. Empty for duty rates and freight tariffs. */
  samples: SampleCart[];
}
export interface Terms {
  /**
   * @description Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.
   * @example DE-2026-07-01-1
   */
  id: string;
  /**
   * @description ISO 3166-1 alpha-2.
   * @example DE
   */
  destination: string;
  /**
   * Format: date
   * @description The first day.
   */
  validFrom: string;
  /**
   * Format: date
   * @description The current last day, as loaded or as set by an end; left out if there is none.
   */
  validUntil?: string;
  /**
   * @description 1 for the first document with this first day, then one more for each correction.
   * @example 1
   */
  revision: number;
  /** @description The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn. */
  inForce: TermsInForce[];
  /** @description The sources: laws, notices or contracts. */
  source: string[];
  /** @description Whether the document approximates the law or contract. */
  estimate?: boolean;
  /** @description The reason, if this revision is a correction. */
  correction?: string;
  /**
   * @description The client that loaded the document.
   * @example OPS
   */
  loadedBy: string;
  /**
   * Format: date-time
   * @description When the document was loaded.
   */
  loadedAt: string;
  /** @description The author of the end, with the reason. */
  ended?: TermsEnd;
}
export interface TermsWhen {
  /** @description HS prefixes, 2 to 10 digits. */
  hs?: string[];
  /** @description Countries of origin of the goods. */
  origin?: string[];
  /** @description Countries from which the parcel is sent. */
  shippedFrom?: string[];
  /** @description States or provinces of the destination. */
  region?: string[];
  /** @description Schemes that the seller is registered for. */
  scheme?: string[];
  /** @description Modes of transport, for example `courier`. */
  mode?: string[];
}
export interface TokenRequest {
  /** @description The account user name. */
  clientId: string;
  /** @description The account password. */
  clientSecret: string;
}
export interface Token {
  /** @description The token. Send it as `Authorization: Bearer …`. */
  token: string;
  /**
   * @description The type of the token.
   * @constant
   */
  tokenType: 'Bearer';
  /**
   * @description Seconds until it expires.
   * @example 28800
   */
  expiresIn: number;
}
export type TokenScope = 'taxes' | 'listings' | 'orders';
export interface TotalsRequest {
  /** @description Sum of list price × quantity. At most 4 decimals. */
  itemsGross: number;
  /** @description The discount on the items: list prices minus sale prices. At most 4 decimals. */
  itemsDiscount: number;
  /** @description Shipping without discounts. At most 4 decimals. */
  shippingGross: number;
  /** @description The discount on shipping: list price minus sale price. At most 4 decimals. */
  shippingDiscount: number;
}
export type TrackingCode =
  | 'CREATED'
  | 'AWAITING_PICK_UP'
  | 'LEFT_FULFILLMENT'
  | 'HUB_RECEIVED'
  | 'LINEHAUL_DEPARTED'
  | 'ARRIVED_COUNTRY'
  | 'CUSTOMS_STARTED'
  | 'CUSTOMS_HELD'
  | 'CUSTOMS_RELEASED'
  | 'LAST_MILE_RECEIVED'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERY_ATTEMPT_FAILED'
  | 'DELIVERED'
  | 'CANCELED';
export interface TrackingData {
  /**
   * @description Parcel id.
   * @example ACME000000000001MX
   */
  parcelId: string;
  /**
   * @description The codes of the added tracking events.
   * @example [
   *       "LEFT_FULFILLMENT"
   *     ]
   */
  trackingCodes: string[];
  /**
   * @description Whether the tracking codes replace the known ones; always APPEND: they are added.
   * @constant
   */
  trackingUpdateMode: 'APPEND';
}
export interface TradeRestrictionPreview {
  /** @description `added`, or `unchanged` if the same restriction exists already. */
  result: RestrictionOutcome;
  /** @description For each destination, the number of localized SKUs that the restriction would affect, without SKUs that another restriction prohibits on its first day. Destinations without such SKUs are left out. Empty if its last day is over. */
  destinations: ConcernedSkus[];
  /**
   * @description Whether all SKUs with these HS codes were counted; `false` if there are more than 100,000, of which the first are counted.
   * @example true
   */
  complete: boolean;
}
export interface TradeRestriction {
  /**
   * Format: uuid
   * @description The id for `POST /ops/trade-restrictions/{id}/end`.
   */
  id: string;
  /**
   * @description ISO 3166-1 alpha-2, or `*` for all destinations.
   * @example BR
   */
  destination: string;
  /**
   * @description HS prefix: the first digits of the HS codes.
   * @example 854340
   */
  hsPrefix: string;
  /** @description `prohibited` goods are not sold there; for `restricted` goods the merchant is informed. */
  kind: RestrictionKind;
  /**
   * @description A short description of the goods, if there is one.
   * @example electronic cigarettes
   */
  goods?: string;
  /**
   * Format: date
   * @description First day in force, UTC.
   * @example 2026-07-01
   */
  validFrom: string;
  /**
   * Format: date
   * @description Current last day in force, UTC; left out if there is none. A day before `validFrom` means that the restriction was withdrawn.
   * @example 2026-12-31
   */
  validUntil?: string;
  /**
   * @description The law or notice.
   * @example ANVISA, RDC 46/2009
   */
  source: string;
  /**
   * @description Whether the restriction is in force today, UTC.
   * @example true
   */
  inForce: boolean;
  /** @description Present if the restriction was added for days that were over. */
  correction?: Correction;
  /**
   * @description The client that added the restriction.
   * @example OPS
   */
  addedBy: string;
  /**
   * Format: date-time
   * @description When the restriction was added.
   */
  addedAt: string;
  /** @description The end, if an operator set one later. */
  end?: RestrictionEnd;
  /**
   * Format: date-time
   * @description When the restriction was added or its end was last set.
   */
  lastUpdateDate: string;
}
export interface TradeRestrictions {
  /** @description The restrictions in the order of their last change, including ended ones. */
  restrictions: TradeRestriction[];
  /** @description Token of the next page; left out on the last page. */
  nextPageToken?: string;
}
export interface UpdateDestinationPriceRequest {
  /** @description The channel in which the price is shown. */
  salesChannel: string;
  /**
   * @description The channel's country.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
  /** @description The retail price as shown, in the currency of the channel. At most 4 decimals. */
  salePrice: number;
  /** @description The crossed-out price, in the currency of the channel; the sale price if left out. At most 4 decimals. */
  listPrice?: number;
}
export interface UpdateOriginPriceRequest {
  /** @description Expected payout per unit sold, in the currency of the merchant. At most 4 decimals. */
  salePrice: number;
  /** @description Origin of the crossed-out price, in the currency of the merchant; the sale price if left out. At most 4 decimals. */
  listPrice?: number;
}
export interface UpdatePrice {
  /**
   * @description The number of queued localizations, one per connected sales channel.
   * @example 3
   */
  publishedCount: number;
  /**
   * @description SKUs queued.
   * @example [
   *       "TSHIRT-1"
   *     ]
   */
  publishedSkus: string[];
  /**
   * @description SKUs that could not be queued.
   * @example 0
   */
  failedCount: number;
  /**
   * @description The SKUs that failed.
   * @example []
   */
  failedSkus: string[];
  /**
   * @description The merchant that owns the prices.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The request is queued.
   * @constant
   */
  status: 'LOCALIZATION IN PROGRESS';
}
export interface UpsertPreview {
  /**
   * @description SKUs that are new.
   * @example [
   *       "TSHIRT-1"
   *     ]
   */
  created: string[];
  /**
   * @description SKUs that would change.
   * @example []
   */
  updated: string[];
  /**
   * @description SKUs that would not change.
   * @example []
   */
  unchanged: string[];
  /** @description SKUs of the product that were not sent. */
  deleted: string[];
  /** @description The result of the review of each sent SKU that would be reviewed, in the order sent. A SKU that would not be reviewed again, because its content does not change, is left out and keeps its `localizationMessages`. Export rules of the destinations are checked after the review and are not included. */
  reviews: SkuReview[];
  /**
   * @description The requirements of your sales channels that SKUs miss, judged by the sent words: translations may be longer. A SKU that misses no requirement of a channel is left out.
   * @example []
   */
  requirements: MissingRequirement[];
}
export interface ValidPrice {
  /**
   * @description The id of the record.
   * @example ACME-TSHIRT-1-MELI
   */
  id: string;
  /**
   * @description The merchant that owns the SKU.
   * @example ACME
   */
  merchantId: string;
  /**
   * @description The merchant's id of the SKU.
   * @example TSHIRT-1
   */
  skuId: string;
  /**
   * @description The title in the original language.
   * @example Camiseta de algodón
   */
  skuName: string;
  /**
   * @description The merchant's, ISO 4217.
   * @example USD
   */
  merchantCurrency: string;
  /**
   * @description The channel's, ISO 4217.
   * @example MXN
   */
  localizedCurrency: string;
  /**
   * Format: date-time
   * @description When the price was localized.
   */
  localizationTimestamp: string;
  /**
   * @description The version of the `price.localized` event that published the price; `pricing.price` has newer events while the price is localized again.
   * @example 2
   */
  version: number;
  /**
   * @description The list price on which the promotional price is based.
   * @example 75
   */
  grossOutboundListPrice: number;
  /**
   * @description Estimated payout per unit sold.
   * @example 60
   */
  grossOutboundSalePrice: number;
  /**
   * @description The promotional price with taxes and duties.
   * @example 131.2
   */
  grossOutboundListPriceWithTaxes: number;
  /**
   * @description The retail price with taxes and duties.
   * @example 108.9
   */
  grossOutboundSalePriceWithTaxes: number;
  /**
   * @description The promotional price as shown in the channel.
   * @example 2407.5
   */
  localizedListPriceWithTaxes: number;
  /**
   * @description The retail price as shown in the channel.
   * @example 1998.3
   */
  localizedSalePriceWithTaxes: number;
}
export interface ValueMappingInput {
  /** @description Value of SKUs. */
  value: string;
  /** @description The channel’s word for the value. */
  channelValue: string;
}
export interface ValueMapping {
  /**
   * @description Value of SKUs.
   * @example cotton
   */
  value: string;
  /**
   * @description The channel’s word for the value.
   * @example Algodón
   */
  channelValue: string;
}
export interface ValueOfDay {
  /**
   * Format: date
   * @description The day in UTC.
   * @example 2026-11-26
   */
  day: string;
  /**
   * @description ISO 4217.
   * @example MXN
   */
  currency: string;
  /**
   * @description The sum of the `value` of the orders created on this day, as a decimal number.
   * @example 1795.90
   */
  value: string;
}
export type Verdict =
  | 'live'
  | 'no-price'
  | 'price-failed'
  | 'denied'
  | 'denied-by-channel'
  | 'waiting-for-channel'
  | 'waiting-for-operator'
  | 'being-localized'
  | 'out-of-stock'
  | 'withdrawn';
export interface VerdictCount {
  /**
   * @description SKUs.
   * @example 12
   */
  count: number;
  /**
   * @description The verdict on the SKUs.
   * @example no-price
   */
  verdict: Verdict;
}
export type VerdictSource = 'review' | 'regulation' | 'requirements';
export interface WarehouseRequest {
  /** @description Name of the warehouse. */
  name: string;
  /**
   * @description The country of the warehouse.
   * @example BR
   * @example BRA
   * @example 076
   */
  country: string;
}
export interface Warehouse {
  /**
   * @description Id of the warehouse.
   * @example 2
   */
  warehouseId: number;
  /**
   * @description Name of the warehouse.
   * @example West
   */
  name: string;
  /**
   * @description The country of the warehouse, ISO 3166-1 alpha-2.
   * @example US
   */
  country: string;
  /**
   * @description Whether the warehouse belongs to the returns partner.
   * @example false
   */
  returns: boolean;
}
export type WarehouseType = 'MERCHANT' | 'RETURNS';
export interface Warehouses {
  /** @description The warehouses of the merchant and of the returns partner, in order of their ids. */
  warehouses: Warehouse[];
}
export type WebhookEventType =
  | 'fulfillment.progressed'
  | 'inventory.changed'
  | 'merchant.changed'
  | 'order.erased'
  | 'order.history-added'
  | 'order.placed'
  | 'order.status-changed'
  | 'parcel.tracking-updated'
  | 'price.localization-failed'
  | 'price.localized'
  | 'price.queued'
  | 'sales-channel.order-rejected'
  | 'shipment.status-changed'
  | 'sku.channel-status-changed'
  | 'sku.deleted'
  | 'sku.localization-changed'
  | 'sku.upserted'
  | 'stock.reserved'
  | 'stock.short'
  | 'webhook.endpoint-disabled';
export interface WholeParkedMessage {
  /**
   * @description The id of the row in this list.
   * @example 17
   */
  id: string;
  /**
   * @description The stream of the event.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The type of the event.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description The id of the event.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  eventId?: string;
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * Format: date-time
   * @description The time at which it was parked.
   */
  parkedAt: string;
  /**
   * @description The start of the payload. Left out on streams with personal data: read the single message by its id.
   * @example {"eventId":"019aa6a0…
   */
  payloadHead?: string;
  /**
   * @description The consumer group that parked it.
   * @example orders.main
   */
  group: string;
  /**
   * @description The key that determines the order; a message without a key blocks no others.
   * @example ACME:TSHIRT-1
   */
  key?: string;
  /**
   * @description The partition of the stream.
   * @example 3
   */
  partition: number;
  /**
   * @description The offset in the partition.
   * @example 4711
   */
  offset: string;
  /**
   * @description The first line of the fault in words.
   * @example TypeError: …
   */
  detail: string;
  /**
   * @description The id of the first parked message with the same key, behind which this message waits; left out for the first message itself. With the reason `key-parked`, the message itself has no fault.
   * @example 16
   */
  behind?: string;
  /** @description The headers of the message, as received. */
  headers: {
    [key: string]: string;
  };
  /** @description The payload as text; left out if there is none. */
  payload?: string;
}
export interface WholeParkedOutboxRow {
  /**
   * @description The id of the row in this list.
   * @example 17
   */
  id: string;
  /**
   * @description The stream of the event.
   * @example catalog.sku
   */
  stream: string;
  /**
   * @description The type of the event.
   * @example sku.upserted
   */
  type?: string;
  /**
   * @description The id of the event.
   * @example 019aa6a0-5c00-7000-8000-000000000001
   */
  eventId?: string;
  /**
   * @description The reason for parking, as a code.
   * @example handler-failed
   */
  reason: string;
  /**
   * Format: date-time
   * @description The time at which it was parked.
   */
  parkedAt: string;
  /**
   * @description The start of the payload. Left out on streams with personal data: read the single message by its id.
   * @example {"eventId":"019aa6a0…
   */
  payloadHead?: string;
  /**
   * @description The key that determines the order.
   * @example ACME:TSHIRT-1
   */
  key: string;
  /** @description The event. */
  payload: string;
}
export type WithdrawalReason =
  | 'deleted'
  | 'not-connected'
  | 'prohibited'
  | 'inactive'
  | 'requirements-missing'
  | 'not-priced'
  | 'not-localized';
export interface WrongCredentials {
  /**
   * @description The reason.
   * @example Incorrect username or password.
   */
  message: string;
}
