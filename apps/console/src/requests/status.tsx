import { Badge, type Tone } from '../design/badge.js';
import { messages } from './messages.js';

/** The API's status of a request whose answer was not sent completely. */
export const CALLER_GONE = 499;

/** The status of an answer, colored by urgency. */
export function Status({ status }: { status: number }) {
  const isGone = status === CALLER_GONE;
  return <Badge tone={toneOf(status)}>{isGone ? messages.callerGone : String(status)}</Badge>;
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'warning' : 'good';
}
