import { SearchAudit } from '#operations';
import { ApiEndpoint, CallerOf, Clients, ACROSS_MERCHANTS, type Caller } from '#edge';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListParcels } from './list-parcels.js';
import {
  ListParcelsQuery,
  toParcelQuery,
  ListParcelsOfAllMerchantsQuery,
} from './list-parcels.request.dto.js';
import { ParcelLinks } from './parcel-links.js';
import {
  ListParcelsResponse,
  ParcelResponse,
  toParcelResponse,
  toParcelsResponse,
} from './parcel.response.dto.js';

/** Parcels for merchants, fulfillment partners and operators, who read those of all merchants (decision 8.7). */
@Controller()
export class ParcelsController {
  constructor(
    private readonly parcels: ListParcels,
    private readonly links: ParcelLinks,
    private readonly searches: SearchAudit,
  ) {}

  @Get('ext/parcels')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Parcels')
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
  @Get('ext/parcels/:parcelId')
  @Clients('merchant', 'fulfillment-partner')
  @ApiTags('Parcels')
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
    return toParcelResponse(await this.parcels.read(caller, parcelId), this.links, new Date());
  }

  @Get('ops/parcels')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(ListParcelsResponse, {
    id: 'listParcelsOfAllMerchants',
    summary: 'List parcels across merchants',
    doc: `Those with a label. A search by \`customerDocument\` is audited with the orders on its first page. ${ACROSS_MERCHANTS}`,
  })
  async listOfAllMerchants(
    @Query() query: ListParcelsOfAllMerchantsQuery,
    @CallerOf() { clientId }: Caller,
  ): Promise<ListParcelsResponse> {
    const parcelQuery = toParcelQuery(query);
    const page = await this.parcels.pageOfAllMerchants(parcelQuery);
    const { customerDocument, merchantId } = query;
    if (customerDocument !== undefined) {
      const orders = page.records.map(({ orderId }) => ({ orderId }));
      const searched = { who: clientId, what: 'parcel.searched', search: parcelQuery.filters };
      await this.searches.record(searched, { merchantId, orders });
    }
    return toParcelsResponse(page, this.links, new Date());
  }
}
