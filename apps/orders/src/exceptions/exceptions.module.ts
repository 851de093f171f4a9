import { Module } from '@nestjs/common';
import { AcknowledgeException } from './acknowledge-exception.js';
import { ExceptionsController } from './exceptions.controller.js';
import { ListExceptions } from './list-exceptions.js';

/** Orders that need manual attention. */
@Module({
  controllers: [ExceptionsController],
  providers: [AcknowledgeException, ListExceptions],
})
export class ExceptionsModule {}
