import type { ProblemTable } from '#platform';

/** The refusals of logistics (decision 1.2). */
export const logisticsProblems = {
  'unknown-carrier': {
    status: 422,
    title: 'The carrier id is not one of the caller',
    meaning: 'The `carrierId` is unknown or assigned to another client.',
    remedy: 'Use the id that the operator assigned to you.',
  },
  'unknown-parcel': {
    status: 422,
    title: 'A parcel is unknown',
    meaning:
      'An event names a parcel that does not exist or is not yours; the two are not told apart. The whole request was refused.',
    remedy: 'Correct the events that `errors` names and send all of them again.',
  },
  'parcel-ids-differ': {
    status: 422,
    title: 'The two ids of an event name different parcels',
    meaning:
      'An event carries `parcelId` and `externalParcelId`, and they belong to different parcels. The whole request was refused.',
    remedy: 'Send one of the two ids, or the two of one parcel.',
  },
} as const satisfies ProblemTable;
