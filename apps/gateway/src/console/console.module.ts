import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConsolePagesController } from './console-pages.controller.js';
import { ConsoleRequests } from './console-requests.js';
import { ConsoleSessions } from './console-sessions.js';
import { ConsoleSessionsController } from './console-sessions.controller.js';

/** The console's files, its sessions, and its access to the API. */
@Module({
  imports: [AuthModule],
  controllers: [ConsoleSessionsController, ConsolePagesController],
  providers: [ConsoleRequests, ConsoleSessions],
})
export class ConsoleModule {}
