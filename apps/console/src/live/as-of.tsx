import { Badge } from '../design/badge.js';
import { timeText } from '../format/moment.js';
import { fill } from '../language/texts.js';
import { usePreferences } from '../preferences/preferences.js';
import { useFeedState } from './feed.js';
import { messages } from './messages.js';

/** How current the page is. @param readAt when its own data was read, in ms */
export function AsOf({ readAt }: { readAt: number }) {
  const { clock } = usePreferences();
  const { asOf = 0, problem } = useFeedState();
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
