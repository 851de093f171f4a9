import { ACROSS_MERCHANTS, ApiEndpoint, Clients } from '#platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListParcels } from './list-parcels.js';
import { ListParcelsOfAllMerchantsQuery, toParcelQuery } from './list-parcels.request.dto.js';
import { ParcelLinks } from './parcel-links.js';
import { ListParcelsResponse, toParcelsResponse } from './parcel.response.dto.js';

/** Parcels of any merchant, the first half of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/parcels')
@Clients('operator')
export class OperatorParcelsController {
  constructor(
    private readonly parcels: ListParcels,
    private readonly links: ParcelLinks,
  ) {}

  @Get()
  @ApiEndpoint(ListParcelsResponse, {
    id: 'listParcelsOfAllMerchants',
    summary: 'List parcels across merchants',
    doc: `Those with a label. ${ACROSS_MERCHANTS}`,
  })
  async list(@Query() query: ListParcelsOfAllMerchantsQuery): Promise<ListParcelsResponse> {
    const page = await this.parcels.pageOfAllMerchants(toParcelQuery(query));
    return toParcelsResponse(page, this.links, new Date());
  }
}
