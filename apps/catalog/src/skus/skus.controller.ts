import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  arrayOf,
  merchantOf,
  type Caller,
  type Refusal,
} from '#platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CountSkus } from './list/count-skus.js';
import { ListSkus } from './list/list-skus.js';
import { ReadSkus } from './read-skus.js';
import { UpsertProduct } from './upsert-product.js';
import { CheckProducts } from './check-products.js';
import { CheckProductsRequest, MAX_SKUS, ReadProducts } from './check-products.request.dto.js';
import { CheckProductsResponse, toCheckProductsResponse } from './check-products.response.dto.js';
import type { SentSku } from './domain/sku.js';
import { ListSkusQuery, toListRequest } from './list/list.request.dto.js';
import { SkuCountsResponse, toSkuCounts } from './list/sku-counts.response.dto.js';
import { skuListShapes, toSkuPage } from './list/sku-list.response.dto.js';
import { SkuDto, UpsertQuery, refuseOversized, toSentSku } from './sku.request.dto.js';
import { SkuResponse, toSkuResponse, UpsertPreviewResponse } from './sku.response.dto.js';
import { SkuStatusResponse, toStatusResponse } from './sku-status.response.dto.js';
import { upsertExample } from './upsert.example.js';

@ApiTags('Catalog')
@Controller('ext/merchant')
@Clients('merchant')
export class SkusController {
  constructor(
    private readonly upsertProduct: UpsertProduct,
    private readonly checkProducts: CheckProducts,
    private readonly readSkus: ReadSkus,
    private readonly listSkus: ListSkus,
    private readonly countSkus: CountSkus,
  ) {}

  @Post('skus')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(
    { oneOf: [[SkuResponse], UpsertPreviewResponse] },
    {
      id: 'upsertSkus',
      summary: 'Upsert the SKUs of a product',
      repeatable: true,
      doc:
        'All SKUs of one product together: one that is left out is deleted. ' +
        'With `dryRun=true` nothing changes, and the answer says what would.',
      example: upsertExample,
      problems: ['mixed-products', 'duplicate-sku', 'unknown-merchant'],
    },
  )
  async upsert(
    @CallerOf() caller: Caller,
    @Query() { dryRun = false }: UpsertQuery,
    @Body(arrayOf(SkuDto, { min: 1, max: MAX_SKUS })) body: SkuDto[],
  ): Promise<SkuResponse[] | UpsertPreviewResponse> {
    const merchantId = merchantOf(caller);
    refuseOversized(body);
    const sent = body.map(toSentSku);
    if (dryRun) return this.upsertProduct.preview(merchantId, sent);
    return (await this.upsertProduct.upsertProduct(merchantId, sent)).map(toSkuResponse);
  }

  @Post('skus/check')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiBody({ type: CheckProductsRequest })
  @ApiEndpoint(CheckProductsResponse, {
    id: 'checkProducts',
    summary: 'Check several products without changing anything',
    repeatable: true,
    doc:
      'What an upsert of each with `dryRun=true` would answer, as if it were sent alone. ' +
      'A product with faults does not prevent the results of the others.',
    example: { products: [{ skus: upsertExample }] },
    problems: ['unknown-merchant'],
  })
  async check(
    @CallerOf() caller: Caller,
    @Body(ReadProducts) products: (SentSku[] | Refusal)[],
  ): Promise<CheckProductsResponse> {
    const merchantId = merchantOf(caller);
    return toCheckProductsResponse(await this.checkProducts.check(merchantId, products));
  }

  @Get('skus')
  @ApiEndpoint(skuListShapes, {
    id: 'listSkus',
    summary: 'List SKUs',
    doc:
      'In the order in which they last changed. Follow `nextPageToken` to the last page, then ask again from the last ' +
      '`lastUpdateDate` you saw: no change is ever missed. Deleted SKUs are not in it.',
  })
  @Header('content-type', 'application/json; charset=utf-8')
  async list(@CallerOf() caller: Caller, @Query() query: ListSkusQuery): Promise<string> {
    return toSkuPage(await this.listSkus.page(merchantOf(caller), toListRequest(query)));
  }

  @Get('skus/counts')
  @ApiEndpoint(SkuCountsResponse, {
    id: 'countSkus',
    summary: 'Count SKUs by status, by reason and by channel',
  })
  async counts(@CallerOf() caller: Caller): Promise<SkuCountsResponse> {
    return toSkuCounts(await this.countSkus.ofMerchant(merchantOf(caller)));
  }

  @Get('products/:productId')
  @ApiEndpoint([SkuResponse], {
    id: 'readProduct',
    summary: 'Read all SKUs of a product',
    params: { productId: "The merchant's id of the product." },
    problems: ['not-found'],
  })
  async product(
    @CallerOf() caller: Caller,
    @Param('productId') productId: string,
  ): Promise<SkuResponse[]> {
    return (await this.readSkus.ofProduct(merchantOf(caller), productId)).map(toSkuResponse);
  }

  @Get('skus/:skuId/status')
  @ApiEndpoint(SkuStatusResponse, {
    id: 'readSkuStatus',
    summary: 'Read why a SKU is or is not live',
    params: { skuId: "The merchant's id of the SKU." },
    problems: ['not-found'],
  })
  async status(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
  ): Promise<SkuStatusResponse> {
    const merchantId = merchantOf(caller);
    return toStatusResponse(await this.readSkus.status({ merchantId, skuId }));
  }
}
