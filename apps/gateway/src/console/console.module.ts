import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import type { GatewayConfig } from '../config.js';
import { ConsolePagesController } from './console-pages.controller.js';
import { ConsoleRequests } from './console-requests.js';
import { ConsoleSessions } from './console-sessions.js';
import { ConsoleSessionsController } from './console-sessions.controller.js';
import { ImageFrameController } from './image-frame.controller.js';
import { OpenIdController } from './open-id.controller.js';
import { OpenIdProvider } from './open-id-provider.js';

/** The console's files, its sessions, and its access to the API. */
@Module({})
export class ConsoleModule {
  static with(config: GatewayConfig): DynamicModule {
    const hasProvider = 'OIDC_ISSUER' in config;
    return {
      module: ConsoleModule,
      imports: [AuthModule],
      controllers: [
        ConsoleSessionsController,
        ...(hasProvider ? [OpenIdController] : []),
        ConsolePagesController,
        ImageFrameController,
      ],
      providers: [ConsoleRequests, ConsoleSessions, ...(hasProvider ? [OpenIdProvider] : [])],
    };
  }
}
