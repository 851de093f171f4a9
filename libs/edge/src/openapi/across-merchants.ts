/**
 * A part of the description of each list across merchants: the clocks of merchants are not synchronized (decision
 * 1.14).
 */
export const ACROSS_MERCHANTS =
  'In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds ' +
  'before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. ' +
  'If you receive a record again, keep the one with the higher `version`.';
