import { ApiEndpoint, CallerOf, Clients, type Caller } from '#platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListRequests } from './list-requests.js';
import {
  ListRequestsOfAllMerchantsQuery,
  ListRequestsQuery,
  toRequestQuery,
} from './requests.request.dto.js';
import { RequestsResponse, toRequestsResponse } from './requests.response.dto.js';

const DOC =
  'Each has a valid token; failed logins are not here. Of the requests of the console the writes and the refusals are ' +
  'kept. The newest 10,000 of a client are kept for 7 days. They appear a second or two after their answers, and some ' +
  'may be missing: those beyond 50 a second of a client, and those that a gateway had not stored when it failed.';

/** The caller's last requests (decision 1.19). */
@ApiTags('Requests')
@Controller('ext/requests')
@Clients('merchant', 'fulfillment-partner', 'sales-channel')
export class RequestsController {
  constructor(private readonly requests: ListRequests) {}

  @Get()
  @ApiEndpoint(RequestsResponse, {
    id: 'listRequests',
    summary: 'List your last requests',
    doc: `Those of all clients of the merchant or partner, or of the sales channel. ${DOC}`,
  })
  async list(
    @Query() query: ListRequestsQuery,
    @CallerOf() caller: Caller,
  ): Promise<RequestsResponse> {
    return toRequestsResponse(await this.requests.page(caller, toRequestQuery(query)));
  }
}

/** The same for operators, across merchants. */
@ApiTags('Operations')
@Controller('ops/requests')
@Clients('operator')
export class OperatorRequestsController {
  constructor(private readonly requests: ListRequests) {}

  @Get()
  @ApiEndpoint(RequestsResponse, {
    id: 'listRequestsOfAllMerchants',
    summary: 'List the last requests of all clients',
    doc: `Those of operators too. ${DOC}`,
  })
  async list(@Query() query: ListRequestsOfAllMerchantsQuery): Promise<RequestsResponse> {
    return toRequestsResponse(await this.requests.pageOfAllMerchants(toRequestQuery(query)));
  }
}
