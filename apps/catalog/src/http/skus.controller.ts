import { CallerOf, Clients, arrayOf } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ListSkus } from '../list-skus.js';
import { ReadSkus } from '../read-skus.js';
import { UpsertProduct } from '../upsert-product.js';
import { ListQuery, toListRequest } from './list-request.dto.js';
import { merchantOf } from './merchant-of.js';
import { toSkuPage } from './sku-list-response.dto.js';
import { SkuDto, UpsertQuery, refuseOversized, toSentSku } from './sku-request.dto.js';
import { toSkuResponse, toStandingResponse } from './sku-response.dto.js';

const MAX_SKUS = 1_000;

@Controller('ext/merchant')
@Clients('merchant')
export class SkusController {
  constructor(
    private readonly upsertProduct: UpsertProduct,
    private readonly readSkus: ReadSkus,
    private readonly listSkus: ListSkus,
  ) {}

  @Post('skus')
  @HttpCode(200)
  async upsert(
    @CallerOf() caller: Caller,
    @Query() { dryRun = false }: UpsertQuery,
    @Body(arrayOf(SkuDto, { min: 1, max: MAX_SKUS })) body: SkuDto[],
  ) {
    const merchantId = merchantOf(caller);
    refuseOversized(body);
    const sent = body.map(toSentSku);
    if (dryRun) return this.upsertProduct.preview(merchantId, sent);
    return (await this.upsertProduct.run(merchantId, sent)).map(toSkuResponse);
  }

  @Get('skus')
  @Header('content-type', 'application/json; charset=utf-8')
  async list(@CallerOf() caller: Caller, @Query() query: ListQuery): Promise<string> {
    return toSkuPage(await this.listSkus.page(merchantOf(caller), toListRequest(query)));
  }

  @Get('products/:productId')
  async product(@CallerOf() caller: Caller, @Param('productId') productId: string) {
    return (await this.readSkus.ofProduct(merchantOf(caller), productId)).map(toSkuResponse);
  }

  @Get('skus/:skuId/status')
  async status(@CallerOf() caller: Caller, @Param('skuId') skuId: string) {
    const merchantId = merchantOf(caller);
    return toStandingResponse(await this.readSkus.standing({ merchantId, skuId }));
  }
}
