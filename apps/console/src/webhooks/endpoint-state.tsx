import { Badge } from '../design/badge.js';
import { fill, nameIn } from '../language/texts.js';
import { messages } from './messages.js';
import type { Endpoint } from './requests.js';

/** Shows whether events are sent to an endpoint, and if not, why. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { state, disabledReason: code } = endpoint;
  if (state === 'failing') return <Badge tone="bad">{messages.states.failing}</Badge>;
  if (state === 'enabled') return <Badge tone="good">{messages.states.enabled}</Badge>;
  const reason = code === undefined ? undefined : nameIn(messages.reasons, code);
  return (
    <Badge tone="warning">
      {reason === undefined ? messages.states.disabled : fill(messages.disabledFor, { reason })}
    </Badge>
  );
}
