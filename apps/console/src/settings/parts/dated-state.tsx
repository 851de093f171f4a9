import { Badge, type Tone } from '../../design/badge.js';
import { messages } from '../messages.js';

const TONES = {
  inForce: 'good',
  later: 'info',
  past: 'neutral',
  replaced: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;

/** The states of records that are in force from a day on. */
export type DatedState = 'inForce' | 'later' | 'past';
/** The states of revisions, which never come into force if they are replaced by a correction or withdrawn earlier. */
export type RevisionState = keyof typeof TONES;

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

interface Props<S extends RevisionState> {
  state: S;
  texts: Readonly<Record<S, string>>;
}

export function DatedBadge<S extends RevisionState>({ state, texts }: Props<S>) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}

export function Active({ active }: { active: boolean }) {
  return (
    <Badge tone={active ? 'good' : 'neutral'}>{active ? messages.active : messages.inactive}</Badge>
  );
}
