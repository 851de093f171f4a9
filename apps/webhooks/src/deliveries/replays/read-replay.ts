import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { shareOfRequester, type Requester } from '../../endpoints/requester.js';
import { readEndpoint } from '../../endpoints/addressed-endpoint.js';
import { selectReplay, type Replay } from '../store/replay.store.js';

/** Reads the progress of the last replay of an endpoint. */
@Injectable()
export class ReadReplay {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `endpoint-not-found`, `not-found` if there was none */
  async read(requester: Requester, endpointId: string): Promise<Replay> {
    const queries = this.database.reads(shareOfRequester(requester));
    const { id } = await readEndpoint(queries, requester, endpointId);
    return replayOf(queries, id);
  }
}

/** @throws Refusal `not-found` if the endpoint had none */
export async function replayOf(queries: Queries, endpointId: string): Promise<Replay> {
  const replay = await selectReplay(queries, endpointId);
  if (!replay) throw new Refusal('not-found', `The endpoint ${endpointId} has had no replay.`);
  return replay;
}
