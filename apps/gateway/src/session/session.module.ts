import { Module } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module.js';
import { SessionController } from './session.controller.js';

/** What a token may do. */
@Module({ imports: [ApiDocsModule], controllers: [SessionController] })
export class SessionModule {}
