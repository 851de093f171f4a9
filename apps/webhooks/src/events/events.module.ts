import { Arrivals } from '#platform';
import { Module } from '@nestjs/common';
import { EventArrivals } from './event-arrivals.js';
import { EventsConsumer } from './events.consumer.js';
import { EventsController } from './events.controller.js';
import { ListEvents } from './list-events.js';
import { ReadEvent } from './read-event.js';

/** The log: stores the events of the open streams, and lets merchants read them. */
@Module({
  controllers: [EventsConsumer, EventsController],
  providers: [{ provide: Arrivals, useClass: EventArrivals }, ListEvents, ReadEvent],
})
export class EventsModule {}
