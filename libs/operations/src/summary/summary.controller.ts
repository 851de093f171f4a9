import {
  CallerOf,
  Clients,
  MerchantFilter,
  SummaryParts,
  type Caller,
  type SummaryPart,
} from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

class SummaryQuery {
  /** Only for operators. */
  @MerchantFilter() merchantId?: string;
}

/**
 * Returns the contribution of this service to `/ext/summary` and `/ops/summary`; the gateway does not forward the path.
 */
@ApiExcludeController()
@Controller('summary')
@Clients('merchant', 'fulfillment-partner', 'operator')
export class SummaryController {
  constructor(private readonly parts: SummaryParts) {}

  @Get()
  read(@Query() query: SummaryQuery, @CallerOf() caller: Caller): Promise<SummaryPart> {
    const merchantId = caller.kind === 'operator' ? query.merchantId : caller.merchantId;
    return this.parts.read({ caller, merchantId });
  }
}
