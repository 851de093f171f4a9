/** The faults of a connector. */
export type FaultCode =
  | 'unanswered'
  | 'denied'
  | 'no-message'
  | 'approved'
  | 'same-id'
  | 'wrong-sku'
  | 'not-shown'
  | 'still-shown'
  | 'wrong-title'
  | 'wrong-price'
  | 'wrong-stock'
  | 'order-missing'
  | 'doubled-order'
  | 'wrong-quantity'
  | 'not-approved'
  | 'status-missing'
  | 'tracking-missing'
  | 'return-lost'
  | 'cancel-lost'
  | 'cancel-ignored';

export interface Fault {
  code: FaultCode;
  detail: string;
}

export interface Outcome {
  /** `late`: right, but not in time. `not-checked`: nothing shows it, and `note` says why. */
  outcome: 'right' | 'late' | 'wrong' | 'not-checked';
  /** The time until the connector reacted; undefined if it did not. */
  seconds?: number;
  /** The faults of the last look at a wrong step, or of the look at the time limit of a late one. */
  faults: readonly Fault[];
  note?: string;
}

export function notChecked(note: string): Outcome {
  return { outcome: 'not-checked', faults: [], note };
}
