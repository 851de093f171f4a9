import { ACROSS_MERCHANTS, ApiEndpoint, Clients } from '#platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListShipments } from './list-shipments.js';
import { ListShipmentsOfAllMerchantsQuery, toShipmentQuery } from './list-shipments.request.dto.js';
import { ListShipmentsResponse, toShipmentsResponse } from './shipment.response.dto.js';

/** Shipments of any merchant, the first half of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/shipments')
@Clients('operator')
export class OperatorShipmentsController {
  constructor(private readonly shipments: ListShipments) {}

  @Get()
  @ApiEndpoint(ListShipmentsResponse, {
    id: 'listShipmentsOfAllMerchants',
    summary: 'List shipments across merchants',
    doc: ACROSS_MERCHANTS,
  })
  async list(@Query() query: ListShipmentsOfAllMerchantsQuery): Promise<ListShipmentsResponse> {
    return toShipmentsResponse(await this.shipments.pageOfAllMerchants(toShipmentQuery(query)));
  }
}
