import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
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

const params = { skuId: "The merchant's id of the SKU.", warehouseId: 'The id of the warehouse.' };
const paramExamples = { warehouseId: '1' };
const problems = ['not-found'];

/** The stock of a SKU in a warehouse (decisions 4.20, 4.21). */
@ApiTags('Inventory')
@Controller('ext/inventories/:skuId/:warehouseId')
@Clients('merchant')
export class StockController {
  constructor(private readonly readStock: ReadStock) {}

  @Get()
  @ApiEndpoint(StockResponse, {
    id: 'readStock',
    summary: 'Read the stock of a SKU in a warehouse',
    doc: 'The pieces on hand, reserved by orders, and available for sale.',
    params,
    paramExamples,
    problems,
  })
  async stock(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
  ): Promise<StockResponse> {
    const merchantId = merchantOf(caller);
    const key = { merchantId, skuId, warehouseId };
    return toStockResponse(key, await this.readStock.inWarehouse(key));
  }

  @Get('movements')
  @ApiEndpoint(StockMovementsResponse, {
    id: 'listStockMovements',
    summary: 'List the movements of the stock of a SKU in a warehouse',
    doc: 'Movements are kept for `STOCK_HISTORY_DAYS` days, a year unless configured.',
    params,
    paramExamples,
    problems,
  })
  async movements(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
    @Query() query: StockMovementsQuery,
  ): Promise<StockMovementsResponse> {
    const merchantId = merchantOf(caller);
    const key = { merchantId, skuId, warehouseId };
    return toStockMovementsResponse(await this.readStock.movements(key, query));
  }
}
