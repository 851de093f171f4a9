import { ACROSS_MERCHANTS, ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Database } from '#platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListShipments } from './list-shipments.js';
import { ListShipmentsOfAllMerchantsQuery, toShipmentQuery } from './list-shipments.request.dto.js';
import { readShipment } from './read-shipment.js';
import {
  ListShipmentsResponse,
  ShipmentResponse,
  toShipmentResponse,
  toShipmentsResponse,
} from './shipment.response.dto.js';

/** Reads shipments of any merchant: the snapshot of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/shipments')
@Clients('operator')
export class OperatorShipmentsController {
  constructor(
    private readonly database: Database,
    private readonly shipments: ListShipments,
  ) {}

  @Get()
  @ApiEndpoint(ListShipmentsResponse, {
    id: 'listShipmentsOfAllMerchants',
    summary: 'List shipments across merchants',
    doc: ACROSS_MERCHANTS,
  })
  async list(@Query() query: ListShipmentsOfAllMerchantsQuery): Promise<ListShipmentsResponse> {
    return toShipmentsResponse(await this.shipments.pageOfAllMerchants(toShipmentQuery(query)));
  }

  @Get(':shipmentId')
  @ApiEndpoint(ShipmentResponse, {
    id: 'readShipmentOfAnyMerchant',
    summary: 'Read a shipment of any merchant',
    params: { shipmentId: 'Shipment id.' },
    problems: ['not-found'],
  })
  async read(
    @Param('shipmentId') shipmentId: string,
    @CallerOf() caller: Caller,
  ): Promise<ShipmentResponse> {
    return toShipmentResponse(await readShipment(this.database, caller, shipmentId));
  }
}
