import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { ChannelTokensController } from './channel-tokens.controller.js';
import { ChangeScopes } from './scopes/change-scopes.js';
import { ClientsController } from './clients.controller.js';
import { CreateClient } from './create-client.js';
import { IssueChannelToken } from './issue-channel-token.js';
import { ListChannelTokens } from './list-channel-tokens.js';
import { RevokeChannelToken } from './revoke-channel-token.js';
import { RevokeClient } from './revoke-client.js';
import { RotateSecret } from './rotate-secret.js';

/** Clients and channel tokens, managed by operators. */
@Module({
  imports: [AuthModule, OperationsModule],
  controllers: [ChannelTokensController, ClientsController],
  providers: [
    ChangeScopes,
    CreateClient,
    IssueChannelToken,
    ListChannelTokens,
    RevokeChannelToken,
    RevokeClient,
    RotateSecret,
  ],
})
export class ClientsModule {}
