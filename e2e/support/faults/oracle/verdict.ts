export const FAULTS = ['lost', 'duplicated', 'reordered', 'missed', 'wrong'] as const;

/** Descriptions of the differences from the ledger, by kind; all are empty if there is none. */
export type Verdict = Record<(typeof FAULTS)[number], string[]>;

export function emptyVerdict(): Verdict {
  return { lost: [], duplicated: [], reordered: [], missed: [], wrong: [] };
}
