import type { Transition } from './machine.js';

/** States in the order in which they are reached, for lifecycles that only move forward (decision 7.3). */
export interface Line<S extends string> {
  readonly states: readonly S[];
  /** The position on the line, from 0; undefined for a state that is not on the line (a cancelled parcel). */
  rank(state: string): number | undefined;
  /** Whether this state is the mark or comes after it; false for a state that is not on the line. */
  isAtOrBeyond(state: string, mark: S): boolean;
  /** The states before the mark, in order. */
  before(mark: S): readonly S[];
}

export function defineLine<const S extends string>(states: readonly S[]): Line<S> {
  const ranks = new Map<string, number>(states.map((state, rank) => [state, rank]));
  if (ranks.size !== states.length) throw new Error(`a state is twice in ${states.join(' -> ')}`);
  return {
    states,
    rank: (state) => ranks.get(state),
    isAtOrBeyond: (state, mark) => (ranks.get(state) ?? -1) >= states.indexOf(mark),
    before: (mark) => states.slice(0, states.indexOf(mark)),
  };
}

/**
 * Returns the lines of a transition table for a lifecycle that only moves forward and may skip states (decision 7.3).
 */
export function forwardWithSkips<S extends string>(
  line: Line<S>,
  why: { trigger: string; owner: string },
): Transition<S, never>[] {
  return line.states.slice(1).map((to) => ({ from: line.before(to), to, ...why }));
}
