import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad';

/** A word, colored by urgency. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
