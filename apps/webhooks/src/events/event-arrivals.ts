import { Arrivals, Database, type Waiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { selectLastStamps } from '../log/store/event.store.js';

/** Operators have their own places. */
const PLACES = { merchant: { all: 64, ofOwner: 4 }, operator: { all: 8 } };

/** A request that waits for events of a merchant's log. */
export type EventWaiter = Waiter<keyof typeof PLACES>;

/** Lets requests wait for new events of a merchant's log. */
@Injectable()
export class EventArrivals extends Arrivals {
  constructor(database: Database) {
    super(PLACES, (merchantIds) => selectLastStamps(database.reads('background'), merchantIds));
  }
}
