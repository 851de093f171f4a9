import { Module } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { SecretBox } from './secret-box.js';

/** The secrets that sign deliveries, and their encryption. */
@Module({
  providers: [
    {
      provide: SecretBox,
      inject: [WEBHOOKS_CONFIG],
      useFactory: ({ WEBHOOKS_KEYS }: WebhooksConfig) => new SecretBox(WEBHOOKS_KEYS),
    },
  ],
  exports: [SecretBox],
})
export class SecretsModule {}
