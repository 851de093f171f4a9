import { Module } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { Proxy } from './proxy.js';

/** Forwards requests to services. */
@Module({
  imports: [ApiDocsModule, AuthModule],
  providers: [Proxy],
})
export class ProxyModule {}
