/** What a tab of the console sees that concerns who polls for all tabs. */
export type LeaderEvent =
  /** This tab has become visible, or is no longer. */
  | 'shown'
  | 'hidden'
  /** This tab has got the lock, or another tab has taken it. */
  | 'leading'
  | 'replaced'
  /** The tab that leads says that no one sees it. */
  | 'leader-is-hidden';

export type LeaderAct = 'take' | 'wait' | 'say-hidden' | 'nothing';

interface Tab {
  leading: boolean;
  visible: boolean;
}

/**
 * One tab polls for all, and a visible one where there is one, because browsers slow hidden tabs down. A tab that is
 * shown takes the lead, and a leader that is hidden says so, for another visible tab to take it.
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
