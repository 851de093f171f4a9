import { Module } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EndSessions } from './end-sessions.js';
import { SessionController } from './session.controller.js';
import { SessionsController } from './sessions.controller.js';

/** The permissions of a token, and the callers that are logged in to the console. */
@Module({
  imports: [ApiDocsModule, AuthModule],
  controllers: [SessionController, SessionsController],
  providers: [EndSessions],
})
export class SessionModule {}
