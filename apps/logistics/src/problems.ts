import type { ProblemTable } from '#platform';

/** The refusals of logistics (decision 1.2). */
export const logisticsProblems = {
  'unknown-carrier': { status: 422, title: 'The carrier id is not one of the caller' },
  'unknown-parcel': { status: 422, title: 'A parcel is unknown' },
  'parcel-ids-differ': { status: 422, title: 'The two ids of an event name different parcels' },
} as const satisfies ProblemTable;
