import { ApiEndpoint, BodyLimit, CallerOf, Clients, KIB, type Caller } from '#edge';
import { Database } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listCarriers } from './store/carrier.store.js';
import { PutCarrier } from './put-carrier.js';
import { CarrierRequest } from './carrier.request.dto.js';
import { CarrierResponse, CarriersResponse, toCarrierResponse } from './carrier.response.dto.js';

/** Manages carriers: the clients that may report tracking for merchants and see their parcels (decision 7.8). */
@ApiTags('Operations')
@Controller('ops/carriers')
@Clients('operator')
export class CarriersController {
  constructor(
    private readonly database: Database,
    private readonly putCarrier: PutCarrier,
  ) {}

  @Get()
  @ApiEndpoint(CarriersResponse, { id: 'listCarriers', summary: 'List the carriers' })
  async list(): Promise<CarriersResponse> {
    return { carriers: (await listCarriers(this.database.http)).map(toCarrierResponse) };
  }

  @Put(':carrierId')
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ApiEndpoint(CarrierResponse, {
    id: 'putCarrier',
    summary: 'Create or replace a carrier',
    doc: 'From then on the client sees and reports parcels of these merchants. Repeating the request changes nothing.',
    params: { carrierId: 'The `carrierId` of tracking requests.' },
    example: { clientId: 'FULFIL-1', merchants: ['ACME', 'GLOBEX'] },
  })
  async put(
    @Param('carrierId') carrierId: string,
    @Body() { clientId, merchants }: CarrierRequest,
    @CallerOf() caller: Caller,
  ): Promise<CarrierResponse> {
    const carrier = { carrierId, clientId, merchants };
    return toCarrierResponse(await this.putCarrier.put(carrier, caller.clientId));
  }
}
