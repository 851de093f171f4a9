import { Module } from '@nestjs/common';
import { ReceiveReturn } from './receive-return.js';

/** Returned goods. */
@Module({
  providers: [ReceiveReturn],
  exports: [ReceiveReturn],
})
export class ReturnsModule {}
