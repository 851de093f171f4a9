import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge.js';
import { Moment } from './moment.js';

export interface TimelineEntry {
  id: string;
  title: string;
  tone: Tone;
  /** ISO 8601. */
  happened: string;
  received?: string | undefined;
  /** The delay of the report, in words; undefined if the entry is in time. */
  late?: string | undefined;
  content?: ReactNode;
}

interface Props {
  entries: readonly TimelineEntry[];
  /** Names of the two dates. */
  labels: { happened: string; received: string };
}

/** A list of events with their date and the date of receipt; late entries are marked. */
export function Timeline({ entries, labels }: Props) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.id} className={`timeline-entry tone-${entry.tone}`}>
          <div className="row">
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
