import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { readExceptions, type ShownException } from './store/exception.store.js';

const LIMIT = 1_000;

/** Lists the orders that need an operator's attention (decision 6.3). */
@Injectable()
export class ListExceptions {
  constructor(private readonly database: Database) {}

  /** @returns at most the newest thousand */
  list(): Promise<ShownException[]> {
    const queries = outsideTransaction(this.database.http);
    return readExceptions(queries, { now: new Date(), limit: LIMIT });
  }
}
