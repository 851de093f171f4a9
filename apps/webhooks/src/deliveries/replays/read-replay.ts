import { Database, outsideTransaction, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import type { EndpointAccess } from '../endpoint-access.js';
import { readEndpoint } from '../store/addressed-endpoint.store.js';
import { selectReplay, type Replay } from '../store/replay.store.js';

/** Reads how far the last replay of an endpoint is. */
@Injectable()
export class ReadReplay {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `endpoint-not-found`, `not-found` if there was none */
  async read(access: EndpointAccess, endpointId: string): Promise<Replay> {
    const db = outsideTransaction(this.database.http);
    const { id } = await readEndpoint(db, access, endpointId);
    const replay = await selectReplay(db, id);
    if (!replay) throw new Refusal('not-found', `The endpoint ${id} has had no replay.`);
    return replay;
  }
}
