import type { Caller, ClientKind } from '#edge';
import type { RefusedBody } from '../proxy/refused-body.js';

/** A request with a valid token, after its answer. */
export interface AnsweredRequest {
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

/** The status of a request whose answer was not sent to its end; no answer has it. */
export const ANSWER_CUT = 499;

/** Whose the requests of a caller are, and whose it may read. */
export function ownerOf({
  kind,
  clientId,
  merchantId,
  partnerId,
  salesChannel,
}: Caller): Pick<AnsweredRequest, 'kind' | 'owner'> {
  return { kind, owner: merchantId ?? partnerId ?? salesChannel ?? clientId };
}
