import { translated } from '../../../language/texts.js';

export const messages = translated('settings/terms/load', {
  title: 'Load terms',
  correct: 'Correct {id}',
  explained:
    'Load a pack or a single document: tax rules, duty rates or a freight tariff. Documents are never edited: a correction becomes the next revision with the same first day.',
  readOnly: 'Your client cannot load terms',
  readOnlyHow: 'Ask an operator with write access.',
  file: 'File',
  fileHint: 'JSON, for example terms/de.json in the repository',
  text: 'JSON',
  textHint: 'Choose a file, or paste its text.',
  unreadable: 'The file cannot be read: {detail}',
  faults: {
    json: 'This is not JSON: {detail}',
    'no-document': '{detail} is not a document.',
    'no-terms':
      'This is neither a pack (ruleSets, dutyRates, freightTariffs) nor a document with cases, rates or steps.',
    empty: 'Choose a file or paste its text.',
  },
  reason: 'Reason for the correction',
  reasonHint: 'Only needed to replace a document with the same first day, or to change past days',
  confirm: 'Load anyway',
  confirmHint: 'The marked values are intended.',
  dryRun: 'Dry run',
  load: 'Load',
  first: 'Do a dry run of this text first.',
  running: 'Running',
  status: {
    ready: {
      one: 'Dry run: one document to load.',
      other: 'Dry run: {count} documents to load.',
    },
    unchanged: 'Dry run: everything is already loaded.',
    refused: {
      one: 'Dry run: {refused} of one document would be rejected.',
      other: 'Dry run: {refused} of {count} documents would be rejected.',
    },
    allRefused: {
      one: 'Dry run: one document would be rejected.',
      other: 'Dry run: {count} documents would be rejected.',
    },
    loaded: { one: 'Loaded one document.', other: 'Loaded {count} documents.' },
  },
  document: '{kind}, {destination}, from {day}',
  outcomes: {
    new: 'would be loaded',
    unchanged: 'is already loaded',
    refused: 'would be rejected',
    loaded: 'is loaded',
  },
  withDutyRates: 'Would be loaded with the duty rates of the file.',
  noDay: 'no first day',
  noDestination: 'is required',
  faultsTitle: 'Faults',
  excerpt: 'Faults in the document',
  samples: {
    title: 'Sample carts',
    explained:
      'T-shirts (HS code 610910) made in China and sent from the United States; US dollars. “Before” is without this document.',
    goods: 'Goods',
    freight: 'Freight',
    before: 'Taxes before',
    after: 'Taxes after',
    none: 'no rules',
    refused: 'rejected: {reason}',
    informative: '{name} (not in totals)',
  },
  moves: {
    title: 'Prices',
    loading: 'Comparing prices',
    none: 'There are no prices in {destination}.',
    all: '{moved} of {prices} prices would be recalculated on {day}: they change by more than {share}.',
    sample:
      'In a sample of {compared} of {prices} prices, {moved} would be recalculated on {day}: they change by more than {share}.',
    largest: 'Largest change: {share}, {sku} in {channel}, {before} to {after}.',
    failing: '{prices} would be withdrawn ({code}). {detail}',
    recovering: '{prices} that fail now would be calculated.',
  },
});
