import { Module } from '@nestjs/common';
import { ExceptionsController } from './exceptions.controller.js';
import { ListExceptions } from './list-exceptions.js';

/** Orders that need manual attention. */
@Module({
  controllers: [ExceptionsController],
  providers: [ListExceptions],
})
export class ExceptionsModule {}
