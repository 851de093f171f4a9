import { ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadStock } from './read-stock.js';
import { StockMovementsQuery, WarehouseParam } from './stock.request.dto.js';
import {
  StockMovementsResponse,
  StockResponse,
  toStockMovementsResponse,
  toStockResponse,
} from './stock.response.dto.js';

const params = {
  merchantId: 'The merchant’s id.',
  skuId: 'The merchant’s id of the SKU.',
  warehouseId: 'The id of the warehouse.',
};
const paramExamples = { warehouseId: '1' };
const problems = ['not-found'];

/** Reads the stock of a SKU of any merchant in the form that the merchant sees (decisions 4.20, 4.21). */
@ApiTags('Operations')
@Controller('ops/inventories/:merchantId/:skuId/:warehouseId')
@Clients('operator')
export class OperatorStockController {
  constructor(private readonly readStock: ReadStock) {}

  @Get()
  @ApiEndpoint(StockResponse, {
    id: 'readStockOfAnyMerchant',
    summary: 'Read the stock of a SKU of any merchant in a warehouse',
    doc: 'The pieces on hand, reserved by orders, and available for sale.',
    params,
    paramExamples,
    problems,
  })
  async stock(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
  ): Promise<StockResponse> {
    const key = { merchantId, skuId, warehouseId };
    return toStockResponse(key, await this.readStock.inWarehouse(key));
  }

  @Get('movements')
  @ApiEndpoint(StockMovementsResponse, {
    id: 'listStockMovementsOfAnyMerchant',
    summary: 'List the movements of the stock of a SKU of any merchant in a warehouse',
    doc: 'Movements are kept for `STOCK_HISTORY_DAYS` days, a year unless configured.',
    params,
    paramExamples,
    problems,
  })
  async movements(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
    @Query() query: StockMovementsQuery,
  ): Promise<StockMovementsResponse> {
    const key = { merchantId, skuId, warehouseId };
    return toStockMovementsResponse(await this.readStock.movements(key, query));
  }
}
