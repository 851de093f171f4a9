import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
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
  'Only requests with a valid token are logged, so failed logins are missing. From the console, only writes ' +
  'and refusals are logged. About 10,000 requests of each client are kept, for 7 days unless the operator has set ' +
  'another time. A request appears a second or two after its answer. The log can have gaps: requests beyond 50 a ' +
  'second of a client, and those that a gateway had not stored when it failed.';

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
    doc:
      'Requests of all clients of your merchant or partner, or of your sales channel. A channel sees requests to operations ' +
      `that the scopes of its token allow, and requests refused with \`missing-scope\`. ${DOC}`,
  })
  async list(
    @Query() query: ListRequestsQuery,
    @CallerOf() caller: Caller,
  ): Promise<RequestsResponse> {
    return toRequestsResponse(await this.requests.page(caller, toRequestQuery(query)));
  }
}

/** The last requests for operators, across merchants. */
@ApiTags('Operations')
@Controller('ops/requests')
@Clients('operator')
export class OperatorRequestsController {
  constructor(private readonly requests: ListRequests) {}

  @Get()
  @ApiEndpoint(RequestsResponse, {
    id: 'listRequestsOfAllMerchants',
    summary: 'List the last requests of all clients',
    doc: `Requests of all clients, operators included. ${DOC}`,
  })
  async list(@Query() query: ListRequestsOfAllMerchantsQuery): Promise<RequestsResponse> {
    return toRequestsResponse(await this.requests.pageOfAllMerchants(toRequestQuery(query)));
  }
}
