import { translated } from '../language/texts.js';

export const messages = translated('board', {
  title: 'Localization',
  statuses: 'By status',
  reasons: 'By reason',
  channels: 'By channel',
  all: 'All SKUs',
  noReasons: 'None. No SKU has an issue.',
  noChannels: 'None yet. A SKU is offered to channels after localization.',
  empty: {
    filtered: 'No SKUs match',
    filteredHow: 'The SKUs may have been fixed. Choose another group, or all SKUs.',
    none: 'There are no SKUs yet',
    noneHow:
      'After a merchant sends SKUs, this page shows their progress: review, regulations, translation, and then each sales channel.',
  },
});
