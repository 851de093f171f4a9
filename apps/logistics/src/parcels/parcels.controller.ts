import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListParcels } from './list-parcels.js';
import { ListParcelsQuery, toParcelQuery } from './list-parcels.request.dto.js';
import { ParcelLinks } from './parcel-links.js';
import {
  ListParcelsResponse,
  ParcelResponse,
  toParcelResponse,
  toParcelsResponse,
} from './parcel.response.dto.js';

@ApiTags('Parcels')
@Controller('ext/parcels')
@Clients('merchant', 'fulfillment-partner')
export class ParcelsController {
  constructor(
    private readonly parcels: ListParcels,
    private readonly links: ParcelLinks,
  ) {}

  @Get()
  @ApiEndpoint(ListParcelsResponse, {
    id: 'listParcels',
    summary: 'List parcels',
    doc: 'Those with a label: an order has its parcel from READY_TO_SHIP on.',
  })
  async list(
    @Query() query: ListParcelsQuery,
    @CallerOf() caller: Caller,
  ): Promise<ListParcelsResponse> {
    const page = await this.parcels.page(caller, toParcelQuery(query));
    return toParcelsResponse(page, this.links, new Date());
  }

  /** Returns the same object as the list (decision 7.10). */
  @Get(':parcelId')
  @ApiEndpoint(ParcelResponse, {
    id: 'readParcel',
    summary: 'Read a parcel',
    params: { parcelId: 'Parcel id.' },
    problems: ['not-found'],
  })
  async read(
    @Param('parcelId') parcelId: string,
    @CallerOf() caller: Caller,
  ): Promise<ParcelResponse> {
    return toParcelResponse(await this.parcels.one(caller, parcelId), this.links, new Date());
  }
}
