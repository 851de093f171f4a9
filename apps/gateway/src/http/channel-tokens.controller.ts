import { CallerOf, Clients, Refusal } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { IssueChannelToken } from '../issue-channel-token.js';
import { RevokeChannelToken } from '../revoke-channel-token.js';
import { ChannelTokenRequest } from './channel-token.request.dto.js';
import type { ChannelTokenResponse } from './channel-token.response.dto.js';

/** Decision 2.7. */
const SALES_CHANNEL = /^[A-Z0-9]{2,16}$/;

/** Tokens of sales channels, which have no secret (decision 2.3). */
@Controller('ops/sales-channels/:id/tokens')
@Clients('operator')
export class ChannelTokensController {
  constructor(
    private readonly issuing: IssueChannelToken,
    private readonly revoking: RevokeChannelToken,
  ) {}

  @Post()
  async issue(
    @Param('id') id: string,
    @Body() { expiresIn }: ChannelTokenRequest,
    @CallerOf() caller: Caller,
  ): Promise<ChannelTokenResponse> {
    if (!SALES_CHANNEL.test(id)) {
      throw new Refusal('invalid-parameter', 'id must be 2 to 16 capital letters and digits.', {
        parameter: 'id',
      });
    }
    const issued = await this.issuing.issue(caller.clientId, id, expiresIn);
    return { ...issued, expiresAt: issued.expiresAt.toISOString() };
  }

  @Delete(':tokenId')
  @HttpCode(204)
  async revoke(
    @Param('id') id: string,
    @Param('tokenId') tokenId: string,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    await this.revoking.revoke(caller.clientId, id, tokenId);
  }
}
