import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { LoggedEvent } from '../log/domain/cloud-event.js';
import { selectEvent } from '../log/store/event.store.js';

/** Reads one event of a merchant's log. */
@Injectable()
export class ReadEvent {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `not-found`, for another merchant's event as well */
  async read(merchantId: string, eventId: string): Promise<LoggedEvent> {
    const queries = this.database.reads({ merchantId });
    const event = isUuid(eventId) ? await selectEvent(queries, merchantId, eventId) : undefined;
    if (!event) throw new Refusal('not-found', `There is no event ${eventId}.`);
    return event;
  }
}
