import { ApiEndpoint, CallerOf, Clients, PathParam, rules, type Caller } from '#edge';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IssueChannelToken } from './issue-channel-token.js';
import { orderedScopes } from './scopes/scopes.js';
import { ListChannelTokens } from './list-channel-tokens.js';
import { RevokeChannelToken } from './revoke-channel-token.js';
import { ChannelTokenRequest, ListChannelTokensQuery } from './channel-token.request.dto.js';
import {
  ChannelTokenResponse,
  ChannelTokensResponse,
  toListedChannelToken,
} from './channel-token.response.dto.js';

const ID = 'Sales channel: 2 to 16 capital letters and digits.';

/** Tokens that are issued to sales channels (decision 2.3). */
@ApiTags('Operations')
@Controller('ops/sales-channels/:id/tokens')
@Clients('operator')
export class ChannelTokensController {
  constructor(
    private readonly listing: ListChannelTokens,
    private readonly issuing: IssueChannelToken,
    private readonly revoking: RevokeChannelToken,
  ) {}

  @Get()
  @ApiEndpoint(ChannelTokensResponse, {
    id: 'listChannelTokens',
    summary: "List a sales channel's tokens",
    doc: 'The newest first, including revoked and expired ones; the tokens themselves are never shown.',
    params: { id: ID },
  })
  async list(
    @PathParam('id', rules.tenantId) salesChannel: string,
    @Query() query: ListChannelTokensQuery,
  ): Promise<ChannelTokensResponse> {
    const { records, ...next } = await this.listing.page({ salesChannel, ...query });
    return { tokens: records.map(toListedChannelToken), ...next };
  }

  @Post()
  @ApiEndpoint(ChannelTokenResponse, {
    id: 'issueChannelToken',
    summary: "Issue a sales channel's token",
    doc: 'Its scopes define the operations that it may use. A channel can also have clients with a secret: `POST /ops/clients`.',
    params: { id: ID },
    example: { expiresIn: 86_400, scopes: ['taxes', 'listings'], name: 'connector' },
    problems: ['sales-channel-not-found', 'upstream-unavailable'],
  })
  async issue(
    @PathParam('id', rules.tenantId) id: string,
    @Body() body: ChannelTokenRequest,
    @CallerOf() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ChannelTokenResponse> {
    const settings = { ...body, scopes: orderedScopes(body.scopes) };
    const issued = await this.issuing.issue(caller.clientId, id, settings, request);
    return { ...issued, expiresAt: issued.expiresAt.toISOString() };
  }

  @Delete(':tokenId')
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'revokeChannelToken',
    summary: "Revoke a sales channel's token",
    doc: 'Every instance refuses the token within a second or two.',
    params: { id: ID, tokenId: 'The id of the token, as returned when it was issued.' },
    problems: ['not-found'],
  })
  async revoke(
    @Param('id') id: string,
    @Param('tokenId') tokenId: string,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    await this.revoking.revoke(caller.clientId, id, tokenId);
  }
}
