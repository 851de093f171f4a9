export const FAULTS = ['lost', 'duplicated', 'reordered', 'missed', 'wrong'] as const;

/** What is not as the ledger says, in words; all empty where everything is. */
export type Verdict = Record<(typeof FAULTS)[number], string[]>;

export function emptyVerdict(): Verdict {
  return { lost: [], duplicated: [], reordered: [], missed: [], wrong: [] };
}
