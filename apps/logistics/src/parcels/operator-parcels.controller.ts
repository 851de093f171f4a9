import { SearchAudit } from '#messaging';
import { ACROSS_MERCHANTS, ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListParcels } from './list-parcels.js';
import { ListParcelsOfAllMerchantsQuery, toParcelQuery } from './list-parcels.request.dto.js';
import { ParcelLinks } from './parcel-links.js';
import { ListParcelsResponse, toParcelsResponse } from './parcel.response.dto.js';

/** Reads parcels of any merchant: the snapshot of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/parcels')
@Clients('operator')
export class OperatorParcelsController {
  constructor(
    private readonly parcels: ListParcels,
    private readonly links: ParcelLinks,
    private readonly searches: SearchAudit,
  ) {}

  @Get()
  @ApiEndpoint(ListParcelsResponse, {
    id: 'listParcelsOfAllMerchants',
    summary: 'List parcels across merchants',
    doc: `Those with a label. A search by \`customerDocument\` is audited with the orders on its first page. ${ACROSS_MERCHANTS}`,
  })
  async list(
    @Query() query: ListParcelsOfAllMerchantsQuery,
    @CallerOf() { clientId }: Caller,
  ): Promise<ListParcelsResponse> {
    const asked = toParcelQuery(query);
    const page = await this.parcels.pageOfAllMerchants(asked);
    const { customerDocument, merchantId } = query;
    if (customerDocument !== undefined) {
      const orders = page.records.map(({ orderId }) => ({ orderId }));
      const searched = { who: clientId, what: 'parcel.searched', search: asked.filters };
      await this.searches.record(searched, { merchantId, orders });
    }
    return toParcelsResponse(page, this.links, new Date());
  }
}
