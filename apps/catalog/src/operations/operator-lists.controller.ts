import { ACROSS_MERCHANTS, ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  InventoryListResponse,
  toInventoryList,
} from '../inventory/inventory-list.response.dto.js';
import { ListInventories } from '../inventory/list-inventories.js';
import { CountSkus } from '../skus/list/count-skus.js';
import { ListSkus } from '../skus/list/list-skus.js';
import {
  CountSkusOfAllMerchantsQuery,
  ListInventoriesOfAllMerchantsQuery,
  ListSkusOfAllMerchantsQuery,
  toListRequest,
} from '../skus/list/list.request.dto.js';
import { SkuCountsResponse, toSkuCounts } from '../skus/list/sku-counts.response.dto.js';
import { skuListShapes, toSkuPage } from '../skus/list/sku-list.response.dto.js';

/** Catalog's lists across merchants, the first half of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops')
@Clients('operator')
export class OperatorListsController {
  constructor(
    private readonly listSkus: ListSkus,
    private readonly countSkus: CountSkus,
    private readonly listInventories: ListInventories,
  ) {}

  @Get('skus')
  @ApiEndpoint(skuListShapes, {
    id: 'listSkusOfAllMerchants',
    summary: 'List SKUs across merchants',
    doc: `${ACROSS_MERCHANTS} Deleted SKUs are not listed.`,
  })
  @Header('content-type', 'application/json; charset=utf-8')
  async skus(@Query() query: ListSkusOfAllMerchantsQuery): Promise<string> {
    return toSkuPage(await this.listSkus.pageOfAllMerchants(toListRequest(query)));
  }

  @Get('skus/counts')
  @ApiEndpoint(SkuCountsResponse, {
    id: 'countSkusOfAllMerchants',
    summary: 'Count SKUs across merchants by status, by reason and by channel',
  })
  async counts(@Query() { merchantId }: CountSkusOfAllMerchantsQuery): Promise<SkuCountsResponse> {
    return toSkuCounts(
      await (merchantId === undefined
        ? this.countSkus.ofAllMerchants()
        : this.countSkus.ofMerchant(merchantId)),
    );
  }

  @Get('inventories')
  @ApiEndpoint(InventoryListResponse, {
    id: 'listInventoriesOfAllMerchants',
    summary: 'List inventories across merchants',
    doc: ACROSS_MERCHANTS,
  })
  async inventories(
    @Query() query: ListInventoriesOfAllMerchantsQuery,
  ): Promise<InventoryListResponse> {
    return toInventoryList(await this.listInventories.pageOfAllMerchants(toListRequest(query)));
  }
}
