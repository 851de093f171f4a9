import { KeySource } from '#edge';
import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { KeySetController } from './key-set.controller.js';
import { EndedSessions } from './ended-sessions.js';
import { IssueToken } from './issue-token.js';
import { LogIn } from './log-in.js';
import { Refresh } from './refresh.js';
import { Revocations } from './revocations.js';
import { RevokeSigningKey } from './revoke-signing-key.js';
import { RotateSigningKey } from './rotate-signing-key.js';
import { SigningKeys } from './signing-keys.js';
import { SigningKeysController } from './signing-keys.controller.js';
import { ChannelTokenStore } from './store/channel-token.store.js';
import { ClientStore } from './store/client.store.js';
import { ConsoleSessionStore } from './store/console-session.store.js';
import { SigningKeyStore } from './store/signing-key.store.js';
import { TokenController } from './token.controller.js';
import { TokenUses } from './uses/token-uses.js';

/** Logins, tokens, signing keys and revocations. */
@Module({
  imports: [LimitsModule, SecretsModule],
  controllers: [TokenController, KeySetController, SigningKeysController],
  providers: [
    { provide: KeySource, useExisting: SigningKeys },
    IssueToken,
    LogIn,
    Refresh,
    Revocations,
    RevokeSigningKey,
    RotateSigningKey,
    SigningKeys,
    ChannelTokenStore,
    ClientStore,
    ConsoleSessionStore,
    EndedSessions,
    SigningKeyStore,
    TokenUses,
  ],
  exports: [
    ChannelTokenStore,
    ClientStore,
    ConsoleSessionStore,
    IssueToken,
    LogIn,
    Refresh,
    Revocations,
    SigningKeys,
  ],
})
export class AuthModule {}
