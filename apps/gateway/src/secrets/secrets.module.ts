import { Module } from '@nestjs/common';
import { SecretChecks } from './secrets.js';

/** Hashing and checking of secrets. */
@Module({
  providers: [SecretChecks],
  exports: [SecretChecks],
})
export class SecretsModule {}
