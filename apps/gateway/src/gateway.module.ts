import { OperatedMessagingModule } from '#operations';
import { pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { ApiDocsModule } from './api-docs/api-docs.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { ConsoleModule } from './console/console.module.js';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { LimitsModule } from './limits/limits.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { ProxyModule } from './proxy/proxy.module.js';
import { RequestLogModule } from './request-log/request-log.module.js';
import { SessionModule } from './session/session.module.js';
import { SummaryModule } from './summary/summary.module.js';

/** The gateway consumes no events; its outbox contains its own events. */
@Module({})
export class GatewayModule {
  static with(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        AuthModule,
        ApiDocsModule,
        ClientsModule,
        ...(config.CONSOLE_ENABLED ? [ConsoleModule.with(config)] : []),
        LimitsModule,
        OperationsModule,
        ProxyModule,
        RequestLogModule,
        SessionModule,
        SummaryModule,
        // Last, because the API document lists the operations in this order.
        OperatedMessagingModule.forService({
          service: 'gateway',
          config,
          providers: [
            { provide: GATEWAY_CONFIG, useValue: config },
            pageTokens(config.PAGE_TOKEN_SECRET),
          ],
        }),
      ],
    };
  }
}
