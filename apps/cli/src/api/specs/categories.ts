import { counted, oneLine } from '../../terminal/plain.js';
import type { RecordColumn } from '../../terminal/print.js';
import {
  column,
  dates,
  numbers,
  prose,
  valueText,
  type ApiRecord,
  type CommandSpec,
} from '../command-spec.js';

function pathOf({ channelCategory, path }: ApiRecord): string {
  return [channelCategory, path].map(valueText).filter(Boolean).join(' ');
}

/** The mapping that applies to a category in use, or `not mapped`. */
function mappingText({ category, mapping }: ApiRecord): string {
  if (!(mapping instanceof Object)) return 'not mapped';
  const { source, category: mapped } = mapping as ApiRecord;
  const suffix = mapped === category ? '' : ` at ${valueText(mapped)}`;
  return oneLine(`${pathOf(mapping as ApiRecord)} (${valueText(source)}${suffix})`);
}

function suggestionsText({ suggestions }: ApiRecord): string {
  return oneLine((suggestions as ApiRecord[]).map(pathOf).join('; '));
}

const MAPPED: RecordColumn<ApiRecord> = {
  ...prose('mapping.channelCategory', 'MAPPED TO'),
  text: mappingText,
};

const SUGGESTIONS: RecordColumn<ApiRecord> = {
  ...prose('suggestions', 'SUGGESTIONS', { rank: 1 }),
  text: suggestionsText,
};

/** The progress of the SKU comparison that a taxonomy change starts. */
function recheckText({ recheck }: ApiRecord): string {
  const { remaining = 0 } = (recheck ?? {}) as { remaining?: number };
  if (remaining === 0) return '';
  return ` ${counted(remaining, 'SKU')} ${remaining === 1 ? 'is' : 'are'} still to be compared.`;
}

/** Mappings from the names that merchants use to those of channels (decisions 10.6 and 10.7). */
export const CATEGORY_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'categories list',
    operations: ['listCategoriesInUse', 'listCategoriesInUseForAll'],
    about:
      'list the categories of your SKUs (for operators: of all SKUs), with the mapping of each to a channel',
    args: [],
    flags: ['unmapped'],
    list: {
      member: 'categories',
      none: 'No categories match.',
      columns: [
        prose('category', 'CATEGORY'),
        numbers('skus', 'SKUS'),
        MAPPED,
        SUGGESTIONS,
        column('mapping.category', 'MAPPED AT', { wide: true }),
        column('mapping.source', 'SOURCE', { wide: true }),
      ],
    },
  },
  {
    path: 'categories mappings',
    operations: ['listCategoryMappings', 'listCategoryMappingsForAll'],
    about: 'list the category mappings in a channel; for operators, those for all merchants',
    args: [],
    list: {
      member: 'mappings',
      none: 'No mappings match.',
      columns: [
        prose('category', 'CATEGORY'),
        column('channelCategory', 'CODE'),
        prose('path', 'CHANNEL CATEGORY', { rank: 1 }),
        column('source', 'SOURCE', { rank: 2 }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 3 }),
      ],
    },
  },
  {
    path: 'categories attributes list',
    operations: ['listAttributeMappings', 'listAttributeMappingsForAll'],
    about: 'list the attribute mappings in a channel; for operators, those for all merchants',
    args: [],
    list: {
      member: 'mappings',
      none: 'No mappings match.',
      columns: [
        prose('name', 'NAME'),
        column('attribute', 'ATTRIBUTE'),
        {
          ...prose('values', 'VALUES', { rank: 1 }),
          text: ({ values }) =>
            oneLine(
              (values as ApiRecord[])
                .map(({ value, channelValue }) => `${valueText(value)}=${valueText(channelValue)}`)
                .join(', '),
            ),
        },
        column('source', 'SOURCE', { rank: 2 }),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 3 }),
      ],
    },
  },
  {
    path: 'categories taxonomy show',
    operations: ['readTaxonomy', 'readTaxonomyOfChannel', 'readOwnTaxonomy'],
    about: 'show the attributes and limits of a channel, and how many categories it has',
    args: [],
  },
  {
    path: 'categories taxonomy list',
    operations: ['listChannelCategories', 'listCategoriesOfChannel', 'listOwnCategories'],
    about: 'list the categories of a channel by their path',
    args: [],
    list: {
      member: 'categories',
      none: 'No categories match.',
      columns: [
        column('code', 'CODE'),
        prose('path', 'CATEGORY'),
        prose('attributes', 'ATTRIBUTES', { rank: 1 }),
      ],
    },
  },
  {
    path: 'categories taxonomy set',
    operations: ['putTaxonomy', 'putOwnTaxonomy'],
    about: 'replace the taxonomy of a channel; the body is given with --data',
    args: [],
    done: (taxonomy) => {
      const { salesChannel, version, categoryCount } = taxonomy;
      const what = `version ${valueText(version)}, with ${counted(Number(categoryCount), 'category', 'categories')}`;
      return `The taxonomy of ${valueText(salesChannel)} is in ${what}.${recheckText(taxonomy)}`;
    },
  },
];
