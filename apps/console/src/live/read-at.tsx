import { isProblem } from '../api/problem.js';
import { Badge } from '../design/badge.js';
import { timeText } from '../format/moment.js';
import { fill } from '../language/texts.js';
import { usePreferences } from '../preferences/preferences.js';
import { messages } from './messages.js';

interface Props {
  /** When the data was read, in ms; 0 before. */
  readAt: number;
  /** The error of the last read, if it failed. */
  error: Error | null;
}

/** Shows how current a page is that polls its own data. */
export function ReadAt({ readAt, error }: Props) {
  const { clock } = usePreferences();
  if (readAt === 0) return undefined;
  const problem = isProblem(error) ? error.title : error?.message;
  return (
    <p className="as-of">
      {problem !== undefined && (
        <Badge tone="warning">{fill(messages.notCurrent, { problem })}</Badge>
      )}
      {fill(messages.asOf, { time: timeText(readAt, clock) })}
    </p>
  );
}
