import { IdempotentRequests, keyedRequest } from '#operations';
import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  IdempotencyKey,
  KIB,
  merchantOf,
  MIB,
  Refusal,
  rowsOf,
  type Caller,
  type ReadRow,
} from '#edge';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DestinationPriceRow, OriginPriceRow } from './price-batch.request.dto.js';
import { PriceBatchResponse, toPriceBatchResponse } from './price-batch.response.dto.js';
import type { PriceRow, RowOutcome, WhenBatchQueued } from './price-rows.js';
import { UpdateDestinationPrice } from './update-destination-price.js';
import { UpdateOriginPrice } from './update-origin-price.js';
import { amountsOf } from './update-price.request.dto.js';

const DOC =
  'Up to 500 rows, each by the rules of the single operation. Each row is accepted or refused independently: the answer ' +
  'has one result for each row, in the order sent, and its status is 202 even if every row was refused. Of several ' +
  'rows for the same price the last accepted one counts. A batch counts as one request toward the rate limit.';

/** Batches of prices (decision 5.12). */
@ApiTags('Prices')
@Controller('ext/prices')
@Clients('merchant')
export class PriceBatchController {
  constructor(
    private readonly idempotentRequests: IdempotentRequests,
    private readonly originPrices: UpdateOriginPrice,
    private readonly destinationPrices: UpdateDestinationPrice,
  ) {}

  @Post('origin')
  @BodyLimit(512 * KIB)
  @HttpCode(202)
  @ApiEndpoint(PriceBatchResponse, {
    id: 'updateOriginPrices',
    summary: 'Set the origin prices of several SKUs',
    doc: `${DOC} Codes of rows: \`unknown-sku\`, \`list-below-sale\`, \`validation-failed\`.`,
    example: [{ skuId: 'TSHIRT-1', salePrice: 60, listPrice: 75 }],
  })
  async origin(
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
    @Body(rowsOf(OriginPriceRow)) rows: ReadRow<OriginPriceRow>[],
  ): Promise<PriceBatchResponse> {
    const merchantId = merchantOf(caller);
    const prices = rowsAs(rows, (row) => ({ merchantId, skuId: row.skuId, ...amountsOf(row) }));
    return this.answer(caller, 'origin-prices', key, rows, (whenQueued) =>
      this.originPrices.queueBatch(merchantId, prices, whenQueued),
    );
  }

  @Post('destination')
  @BodyLimit(MIB)
  @HttpCode(202)
  @ApiEndpoint(PriceBatchResponse, {
    id: 'updateDestinationPrices',
    summary: 'Set the retail prices of several SKUs in sales channels',
    doc:
      `${DOC} Codes of rows: \`unknown-sku\`, \`list-below-sale\`, \`unknown-sales-channel\`, ` +
      '`channel-not-connected`, `country-mismatch`, `amount-precision`, `payout-not-positive`, `validation-failed`.',
    example: [
      { skuId: 'TSHIRT-1', salesChannel: 'MELI', country: 'MX', salePrice: 1299, listPrice: 1599 },
      { skuId: 'TSHIRT-1', salesChannel: 'SHOP', country: 'CL', salePrice: 79990 },
    ],
  })
  async destination(
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
    @Body(rowsOf(DestinationPriceRow)) rows: ReadRow<DestinationPriceRow>[],
  ): Promise<PriceBatchResponse> {
    const merchantId = merchantOf(caller);
    const prices = rowsAs(rows, (row) => {
      const { skuId, salesChannel, country } = row;
      return { merchantId, skuId, salesChannel, country, ...amountsOf(row) };
    });
    return this.answer(caller, 'destination-prices', key, rows, (whenQueued) =>
      this.destinationPrices.queueBatch(merchantId, prices, whenQueued),
    );
  }

  /**
   * Stores the answer to a request with a key in the transaction that queues; if nothing is queued, nothing is stored.
   */
  private answer(
    caller: Caller,
    operation: string,
    key: string | undefined,
    rows: readonly ReadRow<OriginPriceRow | DestinationPriceRow>[],
    queue: (whenQueued: WhenBatchQueued) => Promise<RowOutcome[]>,
  ): Promise<PriceBatchResponse> {
    const merchantId = merchantOf(caller);
    const answer = (outcomes: readonly RowOutcome[]) =>
      toPriceBatchResponse(merchantId, rows, outcomes);
    // Invalid rows are compared as sent: another fault is another request.
    const sent = rows.map(({ given, sent: row, read }) => (read instanceof Refusal ? given : row));
    return this.idempotentRequests.run<PriceBatchResponse>(
      keyedRequest(caller, operation, key, sent),
      async (keep) =>
        answer(await queue((unitOfWork, outcomes) => keep(unitOfWork, answer(outcomes)))),
    );
  }
}

function rowsAs<R extends object, P>(
  rows: readonly ReadRow<R>[],
  toPrice: (row: R) => P,
): PriceRow<P>[] {
  return rows.map(({ read }) => (read instanceof Refusal ? read : toPrice(read)));
}
