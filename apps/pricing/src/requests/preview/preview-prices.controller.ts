import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  merchantOf,
  MIB,
  Refusal,
  rowsOf,
  type Caller,
  type ReadRow,
} from '#edge';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreviewPrices, type ConsideredPrice } from './preview-prices.js';
import { PricePreviewRow } from './preview-prices.request.dto.js';
import { PricePreviewResponse, toPricePreviewResponse } from './preview-prices.response.dto.js';

@ApiTags('Prices')
@Controller('ext/prices/preview')
@Clients('merchant')
export class PreviewPricesController {
  constructor(private readonly previewPrices: PreviewPrices) {}

  @Post()
  @BodyLimit(MIB)
  @HttpCode(200)
  @ApiEndpoint(PricePreviewResponse, {
    id: 'previewPriceUpdates',
    summary: 'Preview prices in the sales channels before they are set',
    repeatable: true,
    doc:
      'Up to 500 rows: origin prices, or destination prices with `salesChannel`. Changes nothing. Each row is ' +
      'answered independently: with the current and the new sale price in each channel, or with the code for which the ' +
      'update would refuse the row. An unknown SKU is refused at once. Codes of rows: `unknown-sku`, ' +
      '`list-below-sale`, `unknown-sales-channel`, `channel-not-connected`, `country-mismatch`, `amount-precision`, ' +
      '`validation-failed`.',
    example: [
      { skuId: 'TSHIRT-1', salePrice: 62, listPrice: 75 },
      { skuId: 'TSHIRT-1', salesChannel: 'MELI', country: 'MX', salePrice: 1299 },
    ],
  })
  async preview(
    @CallerOf() caller: Caller,
    @Body(rowsOf(PricePreviewRow)) rows: ReadRow<PricePreviewRow>[],
  ): Promise<PricePreviewResponse> {
    const merchantId = merchantOf(caller);
    const prices = rows.map(({ read }) =>
      read instanceof Refusal ? read : consideredPrice(merchantId, read),
    );
    const outcomes = await this.previewPrices.preview(merchantId, prices);
    return toPricePreviewResponse(merchantId, rows, outcomes);
  }
}

function consideredPrice(
  merchantId: string,
  { salePrice, listPrice = salePrice, ...row }: PricePreviewRow,
): ConsideredPrice {
  if (salePrice === undefined) return { merchantId, ...row };
  const amounts = { salePrice: String(salePrice), listPrice: String(listPrice) };
  return { merchantId, ...row, amounts };
}
