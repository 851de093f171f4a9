import { Badge } from '../design/badge.js';
import { fill, listed } from '../language/texts.js';
import { messages } from './messages.js';

/** Names the services that do not respond; the rest of the page stays usable. */
export function Unavailable({ services }: { services: readonly string[] }) {
  if (services.length === 0) return undefined;
  const names = listed(new Set(services));
  return (
    <p className="parked-away">
      <Badge tone="warning">{fill(messages.unavailable, { services: names })}</Badge>
    </p>
  );
}
