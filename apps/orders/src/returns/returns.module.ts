import { Module } from '@nestjs/common';
import { ReceiveReturn } from './receive-return.js';

/** Returns of delivered orders. */
@Module({
  providers: [ReceiveReturn],
  exports: [ReceiveReturn],
})
export class ReturnsModule {}
