/** What the text of each list across merchants says: their clocks are not in step (decision 1.14). */
export const ACROSS_MERCHANTS =
  'In the order in which the records last changed. Follow `nextPageToken` to the last page, then ask again from 5 seconds ' +
  'before the last `lastUpdateDate` you saw: the changes of different merchants may become visible out of order. ' +
  'Of a record that you have already, keep the one with the higher `version`.';
