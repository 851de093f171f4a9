import type { Caller, ClientKind } from '#edge';
import type { RefusedBody } from '../proxy/refused-body.js';

/** A request with a valid token, after its answer. */
export interface AnsweredRequest {
  /** The time of its arrival. */
  at: Date;
  durationMs: number;
  kind: ClientKind;
  /** The owner: the merchant, partner or sales channel, or the operator's client. */
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

/** The owner of a caller's requests; the caller may read all requests of the owner. */
export function ownerOf({
  kind,
  clientId,
  merchantId,
  partnerId,
  salesChannel,
}: Caller): Pick<AnsweredRequest, 'kind' | 'owner'> {
  return { kind, owner: merchantId ?? partnerId ?? salesChannel ?? clientId };
}
