import { Database } from '#store';
import { Injectable } from '@nestjs/common';
import { Transactor } from '../transaction/transactor.js';
import { OutboxPressure } from './outbox-pressure.js';
import { Relay } from './relay.js';

/** Transactions of requests: they have their own pool, and are refused while the outbox does not drain. */
@Injectable()
export class HttpTransactor extends Transactor {
  constructor(database: Database, relay: Relay, pressure: OutboxPressure) {
    super(database.http, database.options.service, {
      admit: () => pressure.admit(),
      committed: () => relay.wake(),
      shares: database.shares,
      answersCaller: true,
    });
  }
}

/** Transactions of background work: they have their own pool, so that a burst of requests does not block them. */
@Injectable()
export class WorkerTransactor extends Transactor {
  constructor(database: Database, relay: Relay) {
    super(database.worker, database.options.service, { committed: () => relay.wake() });
  }
}
