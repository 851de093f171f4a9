import { faultsOf } from './faults.js';

/** One line of a transition table: the source states, the target, the trigger and the service that decides. */
export interface Transition<S extends string, A extends string = string> {
  from: S | readonly S[];
  to: S;
  /** An operation or an event's type. */
  trigger: string;
  /** The service that decides it. */
  owner: string;
  /** The name of the request for it; absent if only the service itself makes the transition. */
  action?: A;
}

/** A transition with a single source. */
export interface Arrow<S extends string, A extends string = string> extends Transition<S, A> {
  from: S;
}

export interface MachineDefinition<S extends string, A extends string> {
  /** For messages: `order`, `parcel`. */
  name: string;
  states: readonly S[];
  initial: NoInfer<S>;
  /** States without outgoing transitions. */
  final: readonly NoInfer<S>[];
  transitions: readonly Transition<NoInfer<S>, A>[];
}

export interface Machine<S extends string, A extends string> {
  readonly states: readonly S[];
  /** Every transition with a single source, in the order of the table. */
  readonly arrows: readonly Arrow<S, A>[];
  /** Narrows a stored text to a state of this machine. */
  isState(text: string): text is S;
  isFinal(state: S): boolean;
  /** Whether there is a transition; if a trigger is given, one with that trigger. */
  can(from: S, to: S, trigger?: string): boolean;
  /**
   * The actions that may be requested in this state, each once, in the order of the table. A hold that remembers a
   * state (`ON_HOLD`) has its own transitions; query the other actions of the remembered state with that state.
   */
  allowedActions(from: S): readonly A[];
}

/**
 * Checks a transition table and creates a state machine from it. The machine stores no state: the current state, and
 * the state that a hold remembers, are the caller's data.
 * @throws Error naming every fault: unknown, repeated or unreachable states, transitions out of a final state, states
 * that have no way out but are not final, repeated transitions
 */
export function defineMachine<const S extends string, const A extends string = never>(
  definition: MachineDefinition<S, A>,
): Machine<S, A> {
  const { name, states, initial, final } = definition;
  const arrows = definition.transitions.flatMap(arrowsOf);
  const faults = faultsOf({ states, initial, final, arrows });
  if (faults.length > 0) throw new Error(`${name} machine: ${faults.join('; ')}`);

  const stateSet = new Set<string>(states);
  const actions = new Map(
    [...Map.groupBy(arrows, ({ from }) => from)].map(([from, outgoing]) => [
      from,
      actionsOf(outgoing),
    ]),
  );
  return {
    states,
    arrows,
    isState: (text): text is S => stateSet.has(text),
    isFinal: (state) => final.includes(state),
    can: (from, to, trigger) =>
      arrows.some(
        (arrow) =>
          arrow.from === from &&
          arrow.to === to &&
          (trigger === undefined || arrow.trigger === trigger),
      ),
    allowedActions: (from) => actions.get(from) ?? [],
  };
}

function arrowsOf<S extends string, A extends string>(line: Transition<S, A>): Arrow<S, A>[] {
  const sources: readonly S[] = typeof line.from === 'string' ? [line.from] : line.from;
  return sources.map((from) => ({ ...line, from }));
}

function actionsOf<S extends string, A extends string>(arrows: readonly Arrow<S, A>[]): A[] {
  return [...new Set(arrows.flatMap((arrow) => arrow.action ?? []))];
}
