import { Badge } from '../../design/badge.js';
import type { Tone } from '../../design/badge.js';

const TONES = { inForce: 'good', later: 'info', past: 'neutral' } as const satisfies Readonly<
  Record<string, Tone>
>;

/** Of what is in force from a day on. */
export type DatedState = keyof typeof TONES;

export function datedStateOf({
  inForce,
  validFrom,
}: {
  inForce: boolean;
  validFrom: string;
}): DatedState {
  if (inForce) return 'inForce';
  return Date.parse(validFrom) > Date.now() ? 'later' : 'past';
}

export function DatedBadge({
  state,
  texts,
}: {
  state: DatedState;
  texts: Readonly<Record<DatedState, string>>;
}) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}
