import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad';

/** A word in the colour of what it asks for. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
