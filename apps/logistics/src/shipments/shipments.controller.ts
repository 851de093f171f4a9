import { IdempotentRequests, keyedRequest } from '#operations';
import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  IdempotencyKey,
  KIB,
  ACROSS_MERCHANTS,
  type Caller,
} from '#edge';
import { Database } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CancelShipment } from './cancel-shipment.js';
import { CreateShipment } from './create-shipment.js';
import { ListShipments } from './list-shipments.js';
import {
  ListShipmentsQuery,
  toShipmentQuery,
  ListShipmentsOfAllMerchantsQuery,
} from './list-shipments.request.dto.js';
import { readShipment } from './read-shipment.js';
import { CreateShipmentRequest, toNewShipment } from './create-shipment.request.dto.js';
import {
  ListShipmentsResponse,
  ShipmentResponse,
  toShipmentResponse,
  toShipmentsResponse,
} from './shipment.response.dto.js';

const params = { shipmentId: 'Shipment id.' };

/** Groups of parcels on their first mile (decision 7.9). Operators read those of all merchants (decision 8.7). */
@Controller()
export class ShipmentsController {
  constructor(
    private readonly database: Database,
    private readonly idempotentRequests: IdempotentRequests,
    private readonly createShipment: CreateShipment,
    private readonly cancelShipment: CancelShipment,
    private readonly listShipments: ListShipments,
  ) {}

  @Post('ext/shipments')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Shipments')
  @BodyLimit(512 * KIB)
  @ApiEndpoint(ShipmentResponse, {
    id: 'createShipment',
    summary: 'Group parcels into a shipment',
    doc: 'Of parcels of one merchant that have not left and are in no other shipment.',
    example: {
      parcelIds: ['ACME000000000001MX'],
      expectedShipDate: '2026-11-21T16:00:00.000Z',
      expectedDeliveryDate: '2026-11-22T16:00:00.000Z',
      firstMileTrackingNumber: 'FM-1',
      firstMileCarrierId: 'SHUTTLE',
    },
    problems: [
      'unknown-parcel',
      'mixed-merchants',
      'duplicate-parcel',
      'ship-after-delivery',
      'parcel-not-shippable',
      'parcel-in-shipment',
    ],
  })
  async create(
    @Body() request: CreateShipmentRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ShipmentResponse> {
    const keyed = keyedRequest(caller, 'create-shipment', key, request);
    return this.idempotentRequests.run<ShipmentResponse>(keyed, async (keep) =>
      toShipmentResponse(
        await this.createShipment.create(caller, toNewShipment(request), (unitOfWork, shipment) =>
          keep(unitOfWork, toShipmentResponse(shipment)),
        ),
      ),
    );
  }

  @Get('ext/shipments')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Shipments')
  @ApiEndpoint(ListShipmentsResponse, {
    id: 'listShipments',
    summary: 'List shipments',
    doc: 'In the order in which they last changed.',
  })
  async list(
    @Query() query: ListShipmentsQuery,
    @CallerOf() caller: Caller,
  ): Promise<ListShipmentsResponse> {
    return toShipmentsResponse(await this.listShipments.page(caller, toShipmentQuery(query)));
  }

  @Get('ext/shipments/:shipmentId')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Shipments')
  @ApiEndpoint(ShipmentResponse, {
    id: 'readShipment',
    summary: 'Read a shipment',
    params,
    problems: ['not-found'],
  })
  async read(
    @Param('shipmentId') shipmentId: string,
    @CallerOf() caller: Caller,
  ): Promise<ShipmentResponse> {
    return toShipmentResponse(await readShipment(this.database, caller, shipmentId));
  }

  @Post('ext/shipments/:shipmentId/cancel')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Shipments')
  @HttpCode(200)
  @ApiEndpoint(ShipmentResponse, {
    id: 'cancelShipment',
    summary: 'Cancel a shipment',
    doc: 'Possible while none of its parcels has left. Its parcels can then be added to another shipment. A second cancellation gives the same answer.',
    params,
    problems: ['not-found', 'shipment-not-cancellable'],
  })
  async cancel(
    @Param('shipmentId') shipmentId: string,
    @CallerOf() caller: Caller,
  ): Promise<ShipmentResponse> {
    return toShipmentResponse(await this.cancelShipment.cancel(caller, shipmentId));
  }

  @Get('ops/shipments')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(ListShipmentsResponse, {
    id: 'listShipmentsOfAllMerchants',
    summary: 'List shipments across merchants',
    doc: ACROSS_MERCHANTS,
  })
  async listOfAllMerchants(
    @Query() query: ListShipmentsOfAllMerchantsQuery,
  ): Promise<ListShipmentsResponse> {
    return toShipmentsResponse(await this.listShipments.pageOfAllMerchants(toShipmentQuery(query)));
  }

  @Get('ops/shipments/:shipmentId')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(ShipmentResponse, {
    id: 'readShipmentOfAnyMerchant',
    summary: 'Read a shipment of any merchant',
    params,
    problems: ['not-found'],
  })
  async readOfAnyMerchant(
    @Param('shipmentId') shipmentId: string,
    @CallerOf() caller: Caller,
  ): Promise<ShipmentResponse> {
    return toShipmentResponse(await readShipment(this.database, caller, shipmentId));
  }
}
