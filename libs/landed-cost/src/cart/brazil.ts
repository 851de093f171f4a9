/** The states of Brazil; tax rules may refer to them. */
const STATES: ReadonlySet<string> = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

/** @param state two letters, upper case */
export function isState(state: string): boolean {
  return STATES.has(state);
}
