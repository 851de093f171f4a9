import type { ReactNode } from 'react';
import { Badge } from './badge.js';
import type { Tone } from './badge.js';
import { Moment } from './moment.js';

export interface TimelineEntry {
  id: string;
  title: string;
  tone: Tone;
  /** ISO 8601. */
  happened: string;
  received?: string | undefined;
  /** How late it was received, in words; undefined for an entry in time. */
  late?: string | undefined;
  content?: ReactNode;
}

interface Props {
  entries: readonly TimelineEntry[];
  /** Names of the two dates. */
  labels: { happened: string; received: string };
}

/** What happened, beside when that was received; what came late is marked. */
export function Timeline({ entries, labels }: Props) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.id} className={`timeline-entry tone-${entry.tone}`}>
          <div className="timeline-head">
            <span className="timeline-title">{entry.title}</span>
            {entry.late !== undefined && <Badge tone="warning">{entry.late}</Badge>}
          </div>
          <dl className="timeline-dates">
            <div>
              <dt>{labels.happened}</dt>
              <dd>
                <Moment at={entry.happened} />
              </dd>
            </div>
            {entry.received !== undefined && (
              <div>
                <dt>{labels.received}</dt>
                <dd>
                  <Moment at={entry.received} />
                </dd>
              </div>
            )}
          </dl>
          {entry.content}
        </li>
      ))}
    </ol>
  );
}
