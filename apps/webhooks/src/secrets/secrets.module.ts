import { Module } from '@nestjs/common';
import { SecretBox } from './secret-box.js';

/** The secrets that sign deliveries, and their encryption. */
@Module({ providers: [SecretBox], exports: [SecretBox] })
export class SecretsModule {}
