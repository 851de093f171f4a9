import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  KIB,
  PathParam,
  rules,
  type Caller,
} from '#edge';
import { Body, Controller, Get, HttpCode, Param, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PutMerchant } from './put-merchant.js';
import { PutWarehouse } from './put-warehouse.js';
import { ReadDirectory } from './read-directory.js';
import { tenantId } from './directory.rules.js';
import { MerchantRequest, WarehouseRequest } from './merchant.request.dto.js';
import {
  MerchantResponse,
  MerchantsResponse,
  WarehouseResponse,
  WarehousesResponse,
} from './merchant.response.dto.js';

const MERCHANT_ID = 'The merchant’s id: 2 to 16 capital letters and digits.';

@ApiTags('Operations')
@Controller('ops/merchants')
@Clients('operator')
export class MerchantsController {
  constructor(
    private readonly readDirectory: ReadDirectory,
    private readonly putMerchant: PutMerchant,
    private readonly putWarehouse: PutWarehouse,
  ) {}

  @Get()
  @ApiEndpoint(MerchantsResponse, { id: 'listMerchants', summary: 'List the merchants' })
  async list(): Promise<MerchantsResponse> {
    return { merchants: await this.readDirectory.merchants() };
  }

  @Get(':merchantId')
  @ApiEndpoint(MerchantResponse, {
    id: 'readMerchant',
    summary: 'Read a merchant',
    params: { merchantId: MERCHANT_ID },
    problems: ['not-found'],
  })
  read(@Param('merchantId') merchantId: string): Promise<MerchantResponse> {
    return this.readDirectory.merchant(merchantId);
  }

  @Put(':merchantId')
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ApiEndpoint(MerchantResponse, {
    id: 'putMerchant',
    summary: 'Create or replace a merchant',
    doc: [
      'Repeating the request changes nothing. A new merchant has warehouse 1. A newly connected channel picks up',
      'the merchant’s ready SKUs in the background. If a channel is left out, the SKUs are withdrawn from it.',
    ].join(' '),
    params: { merchantId: MERCHANT_ID },
    example: {
      name: 'Acme Outdoor',
      country: 'US',
      currency: 'USD',
      autoLocalization: true,
      connectedChannels: ['ECOM', 'MELI', 'SHOP'],
    },
    problems: ['unknown-sales-channel', 'merchant-in-use'],
    others: { 201: { body: MerchantResponse, doc: 'The merchant was created.' } },
  })
  async put(
    @PathParam('merchantId', tenantId) merchantId: string,
    @Body() body: MerchantRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MerchantResponse> {
    const { merchant, created } = await this.putMerchant.put(
      { merchantId, ...body },
      caller.clientId,
    );
    if (created) reply.code(201);
    return merchant;
  }

  @Get(':merchantId/warehouses')
  @ApiEndpoint(WarehousesResponse, {
    id: 'listWarehouses',
    summary: 'List the warehouses of a merchant',
    params: { merchantId: MERCHANT_ID },
    problems: ['not-found'],
  })
  async warehouses(@Param('merchantId') merchantId: string): Promise<WarehousesResponse> {
    return { warehouses: await this.readDirectory.warehouses(merchantId) };
  }

  @Put(':merchantId/warehouses/:warehouseId')
  @HttpCode(200)
  @ApiEndpoint(WarehouseResponse, {
    id: 'putWarehouse',
    summary: 'Create or replace a warehouse of a merchant',
    doc: 'Warehouse 1 and the warehouses of the returns partner cannot be changed here.',
    params: { merchantId: MERCHANT_ID, warehouseId: 'The warehouse’s id, a number from 2 up.' },
    example: { name: 'West', country: 'US' },
    problems: ['not-found', 'fixed-warehouse'],
    others: { 201: { body: WarehouseResponse, doc: 'The warehouse was created.' } },
  })
  async putWarehouseOf(
    @Param('merchantId') merchantId: string,
    @PathParam('warehouseId', rules.int({ min: 1 })) warehouseId: number,
    @Body() { name, country }: WarehouseRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WarehouseResponse> {
    const warehouse = { warehouseId, name, country };
    const { created } = await this.putWarehouse.put(merchantId, warehouse, caller.clientId);
    if (created) reply.code(201);
    return { ...warehouse, returns: false };
  }
}
