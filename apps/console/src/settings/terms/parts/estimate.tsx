import { Badge } from '../../../design/badge.js';
import { messages } from '../messages.js';

/** Marks terms that are an approximation of the law. */
export function Estimate({ terms: { estimate } }: { terms: { estimate?: boolean } }) {
  if (estimate !== true) return undefined;
  return (
    <span title={messages.estimateHint}>
      <Badge tone="warning">{messages.estimate}</Badge>
    </span>
  );
}
