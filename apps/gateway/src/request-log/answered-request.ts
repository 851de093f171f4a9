import type { ClientKind } from '#platform';
import type { RefusedBody } from '../proxy/refused-body.js';

/** A request with a valid token, after its answer. */
export interface AnsweredRequest {
  id: string;
  /** When it arrived. */
  at: Date;
  durationMs: number;
  kind: ClientKind;
  /** Whose it is: the merchant, partner or sales channel, or the operator's client. */
  owner: string;
  clientId: string;
  method: string;
  /** As in the API document, without values; undefined for a path that it does not have. */
  path: string | undefined;
  status: number;
  requestId: string;
  isFromConsole: boolean;
  refused: RefusedBody | undefined;
}

/** The status of a request whose caller closed the connection before the answer ended; no answer has it. */
export const CALLER_GONE = 499;
