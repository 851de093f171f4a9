import { Badge } from '../design/badge.js';
import { timeText } from '../format/moment.js';
import { fill } from '../language/texts.js';
import { usePreferences } from '../preferences/preferences.js';
import { useFeedState } from './feed.js';
import { messages } from './messages.js';

interface Props {
  /** When the page's own data was read, in ms. */
  readAt: number;
  /** The feed that keeps it current. */
  feed: string;
}

/** Shows how current the page is. */
export function AsOf({ readAt, feed }: Props) {
  const { clock } = usePreferences();
  const { asOf = 0, problem } = useFeedState(feed);
  const newest = Math.max(readAt, asOf);
  return (
    <p className="as-of">
      {problem !== undefined && (
        <Badge tone="warning">{fill(messages.notCurrent, { problem })}</Badge>
      )}
      {newest > 0 && fill(messages.asOf, { time: timeText(newest, clock) })}
    </p>
  );
}
