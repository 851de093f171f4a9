import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  arrayOf,
  merchantOf,
  oneOf,
  ACROSS_MERCHANTS,
  type Caller,
  type Refusal,
} from '#edge';
import { Type } from 'typebox';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CountSkus } from './list/count-skus.js';
import { DeleteSkus } from './changes/delete-skus.js';
import { ListSkus } from './list/list-skus.js';
import { ReadSkus } from './read-skus.js';
import { UpsertProduct } from './upsert-product.js';
import { CheckProducts } from './check-products.js';
import { CheckProductsRequest, MAX_SKUS, ReadProducts } from './check-products.request.dto.js';
import { CheckProductsResponse, toCheckProductsResponse } from './check-products.response.dto.js';
import type { SentSku } from './domain/sku.js';
import {
  ListSkusQuery,
  toListRequest,
  CountSkusOfAllMerchantsQuery,
  ListSkusOfAllMerchantsQuery,
} from './list/list.request.dto.js';
import { SkuCountsResponse, toSkuCounts } from './list/sku-counts.response.dto.js';
import { skuListShapes, toSkuPage } from './list/sku-list.response.dto.js';
import { SkuDto, UpsertQuery, refuseOversized, toSentSku } from './sku.request.dto.js';
import { SkuResponse, toSkuResponse, UpsertPreviewResponse } from './sku.response.dto.js';
import { SkuStatusResponse, toStatusResponse } from './sku-status.response.dto.js';
import { upsertExample } from './upsert.example.js';

const operatorParams = { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' };
const problems = ['not-found'];

/** SKUs of a merchant, and of all merchants for operators (decisions 3.20, 8.7). */
@Controller()
export class SkusController {
  constructor(
    private readonly upsertProduct: UpsertProduct,
    private readonly deleteSkus: DeleteSkus,
    private readonly checkProducts: CheckProducts,
    private readonly readSkus: ReadSkus,
    private readonly listSkus: ListSkus,
    private readonly countSkus: CountSkus,
  ) {}

  @Post('ext/merchant/skus')
  @Clients('merchant')
  @ApiTags('Catalog')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(oneOf(Type.Array(SkuResponse), UpsertPreviewResponse), {
    id: 'upsertSkus',
    summary: 'Upsert the SKUs of a product',
    repeatable: true,
    doc:
      'Send all SKUs of one product together: a SKU that is left out is deleted, and a member that is left out is removed. ' +
      'A SKU that belonged to another product moves to this one. An unchanged SKU is not written. Stock, `id` and ' +
      'other products never change; prices change only if you send one. With `dryRun=true` nothing changes, and the ' +
      'answer contains the result.\n\n' +
      'The SKUs are accepted at once and reviewed later: texts, images, codes, measures and the law of each ' +
      'destination. Until then a SKU is PENDING_LOCALIZATION; `localizationMessages` gives the reasons for a refusal.',
    example: upsertExample,
    problems: ['mixed-products', 'duplicate-sku', 'unknown-merchant'],
  })
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

  @Post('ext/merchant/skus/check')
  @Clients('merchant')
  @ApiTags('Catalog')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiBody({ type: CheckProductsRequest })
  @ApiEndpoint(CheckProductsResponse, {
    id: 'checkProducts',
    summary: 'Check several products without changing anything',
    repeatable: true,
    doc:
      'Returns the answer of an upsert of each product with `dryRun=true`, as if it were sent alone, with the result of the review. ' +
      'A product with faults does not prevent the results of the others.',
    example: { products: [{ skus: upsertExample }] },
    problems: ['unknown-merchant', 'too-many-stored-skus'],
  })
  async check(
    @CallerOf() caller: Caller,
    @Body(ReadProducts) products: (SentSku[] | Refusal)[],
  ): Promise<CheckProductsResponse> {
    const merchantId = merchantOf(caller);
    return toCheckProductsResponse(await this.checkProducts.check(merchantId, products));
  }

  @Get('ext/merchant/skus')
  @Clients('merchant')
  @ApiTags('Catalog')
  @ApiEndpoint(skuListShapes, {
    id: 'listSkus',
    summary: 'List SKUs',
    doc:
      'Lists SKUs in the order of their last change. Follow `nextPageToken` to the last page, then ask again from the last ' +
      '`lastUpdateDate` that you read. No change is missed. Deleted SKUs are not listed.',
  })
  @Header('content-type', 'application/json; charset=utf-8')
  async list(@CallerOf() caller: Caller, @Query() query: ListSkusQuery): Promise<string> {
    return toSkuPage(await this.listSkus.page(merchantOf(caller), toListRequest(query)));
  }

  @Get('ext/merchant/skus/counts')
  @Clients('merchant')
  @ApiTags('Catalog')
  @ApiEndpoint(SkuCountsResponse, {
    id: 'countSkus',
    summary: 'Count SKUs by status, by reason and by channel',
  })
  async counts(@CallerOf() caller: Caller): Promise<SkuCountsResponse> {
    return toSkuCounts(await this.countSkus.ofMerchant(merchantOf(caller)));
  }

  @Get('ext/merchant/products/:productId')
  @Clients('merchant')
  @ApiTags('Catalog')
  @ApiEndpoint(Type.Array(SkuResponse), {
    id: 'readProduct',
    summary: 'Read all SKUs of a product',
    params: { productId: "The merchant's id of the product." },
    problems,
  })
  async product(
    @CallerOf() caller: Caller,
    @Param('productId') productId: string,
  ): Promise<SkuResponse[]> {
    return (await this.readSkus.ofProduct(merchantOf(caller), productId)).map(toSkuResponse);
  }

  @Delete('ext/merchant/products/:productId')
  @Clients('merchant')
  @ApiTags('Catalog')
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'deleteProduct',
    summary: 'Delete a product with all of its SKUs',
    doc: 'Each SKU is deleted as with `deleteSku`. A product without SKUs does not exist: deleting it again is answered with 404.',
    params: { productId: "The merchant's id of the product." },
    problems,
  })
  async deleteProduct(
    @CallerOf() caller: Caller,
    @Param('productId') productId: string,
  ): Promise<void> {
    await this.deleteSkus.deleteProduct(merchantOf(caller), productId);
  }

  @Delete('ext/merchant/skus/:skuId')
  @Clients('merchant')
  @ApiTags('Catalog')
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'deleteSku',
    summary: 'Delete a SKU',
    doc:
      'The SKU is removed from its channels and the lists, and its prices end. The other SKUs of its product stay, placed orders ' +
      'are fulfilled, and its stock is kept. If it is sent again, the SKU keeps its `id`. Deleting it again is answered with 404.',
    params: { skuId: "The merchant's id of the SKU." },
    problems,
  })
  async deleteSku(@CallerOf() caller: Caller, @Param('skuId') skuId: string): Promise<void> {
    await this.deleteSkus.deleteSku({ merchantId: merchantOf(caller), skuId });
  }

  @Get('ext/merchant/skus/:skuId/status')
  @Clients('merchant')
  @ApiTags('Catalog')
  @ApiEndpoint(SkuStatusResponse, {
    id: 'readSkuStatus',
    summary: 'Read why a SKU is or is not live',
    params: { skuId: "The merchant's id of the SKU." },
    problems,
  })
  async status(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
  ): Promise<SkuStatusResponse> {
    const merchantId = merchantOf(caller);
    return toStatusResponse(await this.readSkus.status({ merchantId, skuId }));
  }

  @Get('ops/skus')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(skuListShapes, {
    id: 'listSkusOfAllMerchants',
    summary: 'List SKUs across merchants',
    doc: `${ACROSS_MERCHANTS} Deleted SKUs are not listed.`,
  })
  @Header('content-type', 'application/json; charset=utf-8')
  async listOfAllMerchants(@Query() query: ListSkusOfAllMerchantsQuery): Promise<string> {
    return toSkuPage(await this.listSkus.pageOfAllMerchants(toListRequest(query)));
  }

  @Get('ops/skus/counts')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(SkuCountsResponse, {
    id: 'countSkusOfAllMerchants',
    summary: 'Count SKUs across merchants by status, by reason and by channel',
  })
  async countsOfAllMerchants(
    @Query() { merchantId }: CountSkusOfAllMerchantsQuery,
  ): Promise<SkuCountsResponse> {
    return toSkuCounts(
      await (merchantId === undefined
        ? this.countSkus.ofAllMerchants()
        : this.countSkus.ofMerchant(merchantId)),
    );
  }

  @Get('ops/skus/:merchantId/:skuId')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(SkuResponse, {
    id: 'readSkuOfAnyMerchant',
    summary: 'Read a SKU of any merchant',
    params: operatorParams,
    problems,
  })
  async skuOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SkuResponse> {
    return toSkuResponse(await this.readSkus.one({ merchantId, skuId }));
  }

  @Get('ops/skus/:merchantId/:skuId/status')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(SkuStatusResponse, {
    id: 'readSkuStatusOfAnyMerchant',
    summary: 'Read why a SKU of any merchant is or is not live',
    doc: 'The same as `readSkuStatus` for the merchant: the entry in each channel with its history.',
    params: operatorParams,
    problems,
  })
  async statusOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SkuStatusResponse> {
    return toStatusResponse(await this.readSkus.status({ merchantId, skuId }));
  }
}
