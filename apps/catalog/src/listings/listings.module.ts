import { Arrivals } from '#platform';
import { Module } from '@nestjs/common';
import { PublicationModule } from '../publication/publication.module.js';
import { AnswerListings } from './answers/answer-listings.js';
import { ApplyQuantities } from './answers/apply-quantities.js';
import { ListingArrivals } from './listing-arrivals.js';
import { ListingsConsumer } from './listings.consumer.js';
import { ListingsController } from './listings.controller.js';
import { ReadListings } from './read-listings.js';
import { UpdateListings } from './update-listings.js';

/** What sales channels are to show, and their answers, over HTTP. */
@Module({
  imports: [PublicationModule],
  controllers: [ListingsConsumer, ListingsController],
  providers: [
    AnswerListings,
    ApplyQuantities,
    { provide: Arrivals, useClass: ListingArrivals },
    ReadListings,
    UpdateListings,
  ],
})
export class ListingsModule {}
