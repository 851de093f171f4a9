import { Module } from '@nestjs/common';
import { ReferenceConsumer } from './reference.consumer.js';

/** What pricing keeps of merchants, channels, rates, terms and SKUs. */
@Module({ controllers: [ReferenceConsumer] })
export class ReferenceModule {}
