import type { ApiClient } from '../client.js';
import {
  ACROSS_MERCHANTS_MS,
  List,
  type FollowOptions,
  type FollowQuery,
  type ListQuery,
} from '../lists.js';
import type { CallOptions, Schemas } from '../operations.js';

/** Parcels that a merchant sends or a fulfillment partner carries. */
export class Parcels {
  private readonly records: List<'listParcels'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listParcels', ACROSS_MERCHANTS_MS);
  }

  /**
   * @example
   * for await (const parcel of client.parcels.list({ status: 'IN_TRANSIT' })) {
   *   console.log(parcel.parcelId, parcel.trackingUrl);
   * }
   */
  list(query: ListQuery<'listParcels'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions, query: FollowQuery<'listParcels'> = {}) {
    return this.records.follow(query, options);
  }

  get(parcelId: string, options?: CallOptions) {
    return this.client.call('readParcel', { path: { parcelId }, ...options });
  }

  /**
   * Reads the labels of at most 100 parcels as one PDF, in the order of the ids.
   * @example
   * await writeFile('labels.pdf', Buffer.from(await client.parcels.labels(['ACME000000000001MX'])));
   */
  async labels(parcelIds: string[]): Promise<ArrayBuffer> {
    const { data } = await this.client.api.GET('/ext/parcels/labels', {
      params: { query: { parcelIds } },
      parseAs: 'arrayBuffer',
    });
    return data as ArrayBuffer;
  }

  /** Reports tracking events of parcels; repeating a report has no effect. */
  report(body: Schemas['ReportTrackingRequest'], options?: CallOptions) {
    return this.client.call('reportTracking', { body, ...options });
  }
}

/** Parcels that are shipped together. */
export class Shipments {
  private readonly records: List<'listShipments'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listShipments', ACROSS_MERCHANTS_MS);
  }

  list(query: ListQuery<'listShipments'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions, query: FollowQuery<'listShipments'> = {}) {
    return this.records.follow(query, options);
  }

  /**
   * @example
   * const { id } = await client.shipments.create({
   *   parcelIds: ['ACME000000000001MX'],
   *   expectedShipDate: '2026-11-21T16:00:00.000Z',
   *   expectedDeliveryDate: '2026-11-22T16:00:00.000Z',
   *   firstMileTrackingNumber: 'FM-1',
   * });
   */
  create(body: Schemas['CreateShipmentRequest'], options?: CallOptions) {
    return this.client.call('createShipment', { body, ...options });
  }

  get(shipmentId: string, options?: CallOptions) {
    return this.client.call('readShipment', { path: { shipmentId }, ...options });
  }

  cancel(shipmentId: string, options?: CallOptions) {
    return this.client.call('cancelShipment', { path: { shipmentId }, ...options });
  }
}
