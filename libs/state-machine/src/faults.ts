interface PlainArrow {
  from: string;
  to: string;
  trigger: string;
}

interface Table {
  states: readonly string[];
  initial: string;
  final: readonly string[];
  arrows: readonly PlainArrow[];
}

/** Returns all faults of a transition table as texts; empty if the table is correct. */
export function faultsOf(table: Table): string[] {
  const { states, final, arrows } = table;
  const unknown = unknownStates(table);
  if (unknown.length > 0) return unknown; // other faults would only result from a misspelt state
  return [
    ...repeated(states).map((state) => `state ${state} is listed twice`),
    ...repeated(arrows.map(words)).map((arrow) => `transition ${arrow} is listed twice`),
    ...arrows.filter((a) => final.includes(a.from)).map((a) => `${words(a)} leaves a final state`),
    ...unreachable(table).map((state) => `${state} cannot be reached`),
    ...stuck(table).map((state) => `${state} has no way out but is not final`),
  ];
}

function words({ from, to, trigger }: PlainArrow): string {
  return `${from} -> ${to} (${trigger})`;
}

function unknownStates({ states, initial, final, arrows }: Table): string[] {
  const named = [initial, ...final, ...arrows.flatMap(({ from, to }) => [from, to])];
  const missing = new Set(named.filter((state) => !states.includes(state)));
  return [...missing].map((state) => `${state} is not one of its states`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

function unreachable({ states, initial, arrows }: Table): string[] {
  const reached = new Set([initial]);
  for (const state of reached) {
    for (const arrow of arrows) if (arrow.from === state) reached.add(arrow.to); // the loop visits what it adds
  }
  return states.filter((state) => !reached.has(state));
}

function stuck({ states, final, arrows }: Table): string[] {
  const leaves = (state: string) => arrows.some(({ from, to }) => from === state && to !== state);
  return states.filter((state) => !final.includes(state) && !leaves(state));
}
