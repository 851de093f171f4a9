import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiDocument } from '../api-docs/api-document.js';
import { SessionResponse, toSessionResponse } from './session.response.dto.js';

@ApiTags('Tokens')
@Controller('session')
@Clients('merchant', 'fulfillment-partner', 'sales-channel', 'operator')
export class SessionController {
  constructor(private readonly document: ApiDocument) {}

  @Get()
  @ApiEndpoint(SessionResponse, {
    id: 'readSession',
    summary: 'Read what the token may do',
    doc: 'The owner of the token, the date until which it is valid, and the operations that it allows.',
  })
  @Header('cache-control', 'no-store')
  read(@CallerOf() caller: Caller): SessionResponse {
    return toSessionResponse(caller, this.document.guarded);
  }
}
