interface PlainArrow {
  from: string;
  to: string;
  trigger: string;
}

/** Everything wrong with a transition table, in words; empty when it is sound. */
export function faultsOf(
  states: readonly string[],
  initial: string,
  final: readonly string[],
  arrows: readonly PlainArrow[],
): string[] {
  const unknown = unknownStates(states, initial, final, arrows);
  if (unknown.length > 0) return unknown; // the other findings would only repeat a misspelling
  return [
    ...repeated(states).map((state) => `state ${state} is listed twice`),
    ...repeated(arrows.map(words)).map((arrow) => `arrow ${arrow} is listed twice`),
    ...arrows.filter((a) => final.includes(a.from)).map((a) => `${words(a)} leaves a final state`),
    ...unreachable(states, initial, arrows).map((state) => `${state} cannot be reached`),
    ...stuck(states, final, arrows).map((state) => `${state} has no way out but is not final`),
  ];
}

function words({ from, to, trigger }: PlainArrow): string {
  return `${from} -> ${to} (${trigger})`;
}

function unknownStates(
  states: readonly string[],
  initial: string,
  final: readonly string[],
  arrows: readonly PlainArrow[],
): string[] {
  const named = [initial, ...final, ...arrows.flatMap(({ from, to }) => [from, to])];
  const missing = new Set(named.filter((state) => !states.includes(state)));
  return [...missing].map((state) => `${state} is not one of its states`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

function unreachable(
  states: readonly string[],
  initial: string,
  arrows: readonly PlainArrow[],
): string[] {
  const reached = new Set([initial]);
  for (const state of reached) {
    for (const arrow of arrows) if (arrow.from === state) reached.add(arrow.to); // the loop visits what it adds
  }
  return states.filter((state) => !reached.has(state));
}

function stuck(
  states: readonly string[],
  final: readonly string[],
  arrows: readonly PlainArrow[],
): string[] {
  const leaves = (state: string) =>
    arrows.some((arrow) => arrow.from === state && arrow.to !== state);
  return states.filter((state) => !final.includes(state) && !leaves(state));
}
