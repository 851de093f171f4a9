import { translated } from '../language/texts.js';

export const messages = translated('lists', {
  changed: 'More than {count} records changed.',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  columns: {
    open: 'Columns',
    title: 'Columns of this list',
    hint: 'The choice is saved in this browser and in the views that you save.',
    earlier: 'Move {name} up',
    later: 'Move {name} down',
    reset: 'Show all columns',
  },
  views: {
    title: 'Views',
    save: 'Save this view',
    name: 'Name of the view',
    nameHint: 'The view is saved in this browser. To share it, copy its link.',
    saveNow: 'Save view',
    remove: 'Remove the view {name}',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The browser did not allow copying. Copy the address of the page.',
  },
  csv: {
    open: 'Export CSV',
    progress: 'Exported {count}',
    stop: 'Stop export',
    done: { one: 'Exported one row', other: 'Exported {count} rows' },
  },
  selection: {
    row: 'Select {key}',
    loaded: 'Select all loaded rows',
    title: 'Selected rows',
    some: { one: '{count} selected', other: '{count} selected' },
    everything: 'All that match the filters are selected',
    everythingCounted: 'All {count} that match the filters are selected',
    selectAll: 'Select all that match the filters',
    selectAllCounted: 'Select all {count} that match the filters',
    clear: 'Clear the selection',
  },
});
