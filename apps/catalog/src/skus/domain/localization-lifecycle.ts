import { defineMachine } from '#state-machine';

const worker = { owner: 'catalog' };

/**
 * The whole life of a SKU's localization (decisions 3.3, 3.5 to 3.7). It restarts with every change of content. An
 * operator can replace the review, but cannot override the law: only a change of the law leads from DENIED_REGULATORY
 * to READY_FOR_SALES_CHANNEL, after another review.
 */
const localizationLifecycle = defineMachine({
  name: 'localization',
  states: [
    'PENDING_LOCALIZATION',
    'IN_REVIEW',
    'IN_TRANSLATION',
    'READY_FOR_SALES_CHANNEL',
    'REVIEW_DENIED',
    'DENIED_REGULATORY',
    'LOCALIZATION_SKIPPED',
  ],
  initial: 'PENDING_LOCALIZATION',
  final: [],
  transitions: [
    { from: 'PENDING_LOCALIZATION', to: 'IN_REVIEW', trigger: 'review begun', ...worker },
    {
      from: 'PENDING_LOCALIZATION',
      to: 'LOCALIZATION_SKIPPED',
      trigger: 'automatic localization is off',
      ...worker,
    },
    { from: 'IN_REVIEW', to: 'REVIEW_DENIED', trigger: 'review refused', ...worker },
    { from: 'IN_REVIEW', to: 'IN_TRANSLATION', trigger: 'review passed', ...worker },
    { from: 'IN_TRANSLATION', to: 'READY_FOR_SALES_CHANNEL', trigger: 'texts made', ...worker },
    {
      // Rules and channels may change at any time, and an operator may request a prohibited SKU.
      from: [
        'IN_REVIEW',
        'IN_TRANSLATION',
        'READY_FOR_SALES_CHANNEL',
        'REVIEW_DENIED',
        'LOCALIZATION_SKIPPED',
      ],
      to: 'DENIED_REGULATORY',
      trigger: 'prohibited in every destination',
      ...worker,
    },
    {
      from: 'READY_FOR_SALES_CHANNEL',
      to: 'READY_FOR_SALES_CHANNEL',
      trigger: 'rules or channels changed',
      ...worker,
    },
    {
      from: 'DENIED_REGULATORY',
      to: 'DENIED_REGULATORY',
      trigger: 'rules or channels changed',
      ...worker,
    },
    {
      from: 'DENIED_REGULATORY',
      to: 'PENDING_LOCALIZATION',
      trigger: 'rules or channels changed',
      ...worker,
    },
    {
      from: ['LOCALIZATION_SKIPPED', 'REVIEW_DENIED', 'READY_FOR_SALES_CHANNEL'],
      to: 'READY_FOR_SALES_CHANNEL',
      trigger: 'operator',
      ...worker,
    },
    { from: 'LOCALIZATION_SKIPPED', to: 'REVIEW_DENIED', trigger: 'operator', ...worker },
    {
      from: [
        'READY_FOR_SALES_CHANNEL',
        'REVIEW_DENIED',
        'DENIED_REGULATORY',
        'LOCALIZATION_SKIPPED',
      ],
      to: 'PENDING_LOCALIZATION',
      trigger: 'operator',
      ...worker,
    },
    {
      from: [
        'IN_REVIEW',
        'IN_TRANSLATION',
        'READY_FOR_SALES_CHANNEL',
        'REVIEW_DENIED',
        'DENIED_REGULATORY',
        'LOCALIZATION_SKIPPED',
      ],
      to: 'PENDING_LOCALIZATION',
      trigger: 'upsert',
      ...worker,
    },
  ],
});

export const localizationStatuses = localizationLifecycle.states;

export type LocalizationStatus = (typeof localizationStatuses)[number];

/**
 * Moves a SKU one step forward.
 * @throws Error for a step that is not in the table: a bug, never a fault of the input
 */
export function transitionLocalization(
  from: LocalizationStatus,
  to: LocalizationStatus,
): LocalizationStatus {
  if (!localizationLifecycle.can(from, to)) {
    throw new Error(`localization does not go from ${from} to ${to}`);
  }
  return to;
}

/**
 * Whether an operator may set this status (decision 3.5): READY_FOR_SALES_CHANNEL for a skipped or refused SKU, and for
 * other texts of a ready SKU; REVIEW_DENIED for a skipped SKU; PENDING_LOCALIZATION to restart.
 */
export function operatorMaySet(from: LocalizationStatus, to: LocalizationStatus): boolean {
  return localizationLifecycle.can(from, to, 'operator');
}
