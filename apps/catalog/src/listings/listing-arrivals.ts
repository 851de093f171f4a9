import { Arrivals, Database, type Waiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { loadFeedEnds } from './store/listing.store.js';

const PLACES = { channel: { all: 64, ofOwner: 4 } };

/** A request that waits for listings of a channel. */
export type ListingWaiter = Waiter<keyof typeof PLACES>;

/** Wakes requests that wait for changes of a channel's listings. */
@Injectable()
export class ListingArrivals extends Arrivals {
  constructor(database: Database) {
    super(PLACES, async (salesChannels) => {
      const ends = await loadFeedEnds(database.reads('background'), salesChannels);
      return new Map([...ends].map(([salesChannel, { changedAt }]) => [salesChannel, changedAt]));
    });
  }
}
