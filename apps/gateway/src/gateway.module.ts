import { MessagingModule } from '#messaging';
import { KeySource, PageTokens } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ChannelTokenStore } from './channel-token.store.js';
import { ClientStore } from './client.store.js';
import { CreateClient } from './clients/create-client.js';
import { RevokeClient } from './clients/revoke-client.js';
import { RotateSecret } from './clients/rotate-secret.js';
import { GATEWAY_CONFIG } from './config.js';
import type { GatewayConfig } from './config.js';
import { ApiDocument } from './docs/api-document.js';
import { BodyLimits } from './docs/body-limits.js';
import { ChannelTokensController } from './http/channel-tokens.controller.js';
import { ClientsController } from './http/clients.controller.js';
import { DocsController } from './http/docs.controller.js';
import { KeySetController } from './http/key-set.controller.js';
import { OpenApiController } from './http/open-api.controller.js';
import { OperationsController } from './http/operations.controller.js';
import { ProblemsController } from './http/problems.controller.js';
import { SchemasController } from './http/schemas.controller.js';
import { SigningKeysController } from './http/signing-keys.controller.js';
import { TokenController } from './http/token.controller.js';
import { IssueChannelToken } from './issue-channel-token.js';
import { LoginFailures } from './limits/login-failures.js';
import { LoginTurns } from './limits/login-turns.js';
import { RequestRates } from './limits/request-rates.js';
import { LogIn } from './log-in.js';
import { AskServices } from './operate/ask-services.js';
import { ReadAudit } from './operate/read-audit.js';
import { ReadOverview } from './operate/read-overview.js';
import { Proxy } from './proxy/proxy.js';
import { Refresh } from './refresh.js';
import { Revocations } from './revocations.js';
import { RevokeChannelToken } from './revoke-channel-token.js';
import { RevokeSigningKey } from './revoke-signing-key.js';
import { RotateSigningKey } from './rotate-signing-key.js';
import { SecretChecks } from './secrets.js';
import { SigningKeyStore } from './signing-key.store.js';
import { SigningKeys } from './signing-keys.js';

/** The gateway consumes no events; its outbox is for its own. */
@Module({})
export class GatewayModule {
  static with(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [MessagingModule.forService({ service: 'gateway', config, groups: [] })],
      controllers: [
        TokenController,
        KeySetController,
        SchemasController,
        ChannelTokensController,
        OpenApiController,
        DocsController,
        ProblemsController,
        OperationsController,
        ClientsController,
        SigningKeysController,
      ],
      providers: [
        { provide: GATEWAY_CONFIG, useValue: config },
        { provide: PageTokens, useValue: new PageTokens(config.PAGE_TOKEN_SECRET) },
        { provide: KeySource, useExisting: SigningKeys },
        ApiDocument,
        AskServices,
        BodyLimits,
        ChannelTokenStore,
        ClientStore,
        CreateClient,
        RevokeClient,
        RotateSecret,
        RevokeSigningKey,
        RotateSigningKey,
        IssueChannelToken,
        LogIn,
        LoginFailures,
        LoginTurns,
        Proxy,
        Refresh,
        ReadAudit,
        ReadOverview,
        RequestRates,
        Revocations,
        RevokeChannelToken,
        SecretChecks,
        SigningKeyStore,
        SigningKeys,
      ],
    };
  }
}
