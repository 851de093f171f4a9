import { Database, outsideTransaction, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import type { Requester } from '../../endpoints/endpoint.js';
import { readEndpoint } from '../addressed-endpoint.js';
import { selectReplay, type Replay } from '../store/replay.store.js';

/** Reads how far the last replay of an endpoint is. */
@Injectable()
export class ReadReplay {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `endpoint-not-found`, `not-found` if there was none */
  async read(requester: Requester, endpointId: string): Promise<Replay> {
    const { http } = this.database;
    const { id } = await readEndpoint(http, requester, endpointId);
    const replay = await selectReplay(outsideTransaction(http), id);
    if (!replay) throw new Refusal('not-found', `The endpoint ${id} has had no replay.`);
    return replay;
  }
}
