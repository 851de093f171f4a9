import { Module } from '@nestjs/common';
import { SecretChecks } from './secrets.js';

/** Hashes of secrets. */
@Module({
  providers: [SecretChecks],
  exports: [SecretChecks],
})
export class SecretsModule {}
