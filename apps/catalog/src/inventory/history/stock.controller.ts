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
const operatorParams = {
  merchantId: 'The merchant’s id.',
  skuId: 'The merchant’s id of the SKU.',
  warehouseId: 'The id of the warehouse.',
};

/** The stock of a SKU in a warehouse (decisions 4.20, 4.21), for its merchant and for operators. */
@Controller()
export class StockController {
  constructor(private readonly readStock: ReadStock) {}

  @Get('ext/inventories/:skuId/:warehouseId')
  @Clients('merchant')
  @ApiTags('Inventory')
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

  @Get('ext/inventories/:skuId/:warehouseId/movements')
  @Clients('merchant')
  @ApiTags('Inventory')
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

  @Get('ops/inventories/:merchantId/:skuId/:warehouseId')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(StockResponse, {
    id: 'readStockOfAnyMerchant',
    summary: 'Read the stock of a SKU of any merchant in a warehouse',
    doc: 'The pieces on hand, reserved by orders, and available for sale.',
    params: operatorParams,
    paramExamples,
    problems,
  })
  async stockOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
  ): Promise<StockResponse> {
    const key = { merchantId, skuId, warehouseId };
    return toStockResponse(key, await this.readStock.inWarehouse(key));
  }

  @Get('ops/inventories/:merchantId/:skuId/:warehouseId/movements')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(StockMovementsResponse, {
    id: 'listStockMovementsOfAnyMerchant',
    summary: 'List the movements of the stock of a SKU of any merchant in a warehouse',
    doc: 'Movements are kept for `STOCK_HISTORY_DAYS` days, a year unless configured.',
    params: operatorParams,
    paramExamples,
    problems,
  })
  async movementsOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @WarehouseParam() warehouseId: number,
    @Query() query: StockMovementsQuery,
  ): Promise<StockMovementsResponse> {
    const key = { merchantId, skuId, warehouseId };
    return toStockMovementsResponse(await this.readStock.movements(key, query));
  }
}
