export const messages = {
  title: 'Localization',
  statuses: 'By status',
  reasons: 'By reason',
  channels: 'By channel',
  all: 'All SKUs',
  noReasons: 'None: nothing stands in the way of any SKU.',
  noChannels: 'None yet: a SKU is offered to channels once it is localized.',
  empty: {
    filtered: 'No SKU matches',
    filteredHow: 'It may be mended by now. Choose another count, or all SKUs.',
    none: 'There are no SKUs yet',
    noneHow:
      'Once a merchant has sent SKUs, their way is here: review, regulations, translation, and then each sales channel.',
  },
};
