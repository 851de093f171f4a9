/** The statuses of orders that need a decision. */
export const ATTENTION = `('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED')`;

/** The statuses after which a promised date no longer matters. */
export const ARRIVED_OR_ENDED = `(
  'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED', 'CANCELLED', 'OPERATIONAL_ISSUE')`;
