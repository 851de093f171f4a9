import { Module } from '@nestjs/common';
import { ReferenceConsumer } from './reference.consumer.js';

/** Projections of merchants, channels, rates, terms, SKUs and prices. */
@Module({ controllers: [ReferenceConsumer] })
export class ReferenceModule {}
