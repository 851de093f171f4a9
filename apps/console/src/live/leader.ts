/** The events of the leader election between tabs of the console. */
export type LeaderEvent =
  /** This tab becomes visible or hidden. */
  | 'shown'
  | 'hidden'
  /** This tab acquires the lock, or another tab takes it. */
  | 'leading'
  | 'replaced'
  /** The leader reports that it is hidden. */
  | 'leader-is-hidden';

export type LeaderAct = 'take' | 'wait' | 'say-hidden' | 'nothing';

interface Tab {
  leading: boolean;
  visible: boolean;
}

/**
 * One tab polls for all tabs: a visible one if possible, because browsers slow down hidden tabs. A tab that becomes
 * visible takes the lead, and a leader that becomes hidden reports it, so that another visible tab can take the lead.
 */
export function decide({ leading, visible }: Tab, event: LeaderEvent): LeaderAct {
  switch (event) {
    case 'shown':
      return leading ? 'nothing' : 'take';
    case 'hidden':
      return leading ? 'say-hidden' : 'nothing';
    case 'leading':
      return visible ? 'nothing' : 'say-hidden';
    case 'replaced':
      return 'wait';
    case 'leader-is-hidden':
      return visible && !leading ? 'take' : 'nothing';
  }
}

const VISIBLE_MS = 5_000;
const HIDDEN_MS = 60_000;

/** The time between two polls, in ms. */
export function pollInterval(visible: boolean): number {
  return visible ? VISIBLE_MS : HIDDEN_MS;
}
