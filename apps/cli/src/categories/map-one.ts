import { foldedKey } from '@entrepot/product-files';
import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, OF_ONE, jsonText } from '../terminal/format.js';
import { counted, oneLine } from '../terminal/plain.js';
import { ChannelMappings, type MappingOptions } from './channel-mappings.js';
import type { MappingKind, ValueMapping } from './mapping-kinds.js';

export interface MapOneOptions extends MappingOptions {
  remove?: boolean;
  wait?: boolean;
  /** For attributes: the values that the channel writes differently. */
  value?: ValueMapping[];
}

/** The number of categories and SKUs that a mapping applies to. */
interface Reach {
  categories: number;
  skus: number;
}

/**
 * Maps one category or attribute to that of a channel, or removes its mapping, and prints the number of affected
 * categories and SKUs.
 * @param key the category, or the name of the attribute
 * @param code the channel's code
 * @throws CliError when there is neither a code nor `--remove`; EntrepotError for a code that the channel does not have
 */
export async function mapOne(
  kind: MappingKind,
  { key, code }: { key: string; code: string | undefined },
  options: MapOneOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_ONE);
  const { remove = false, wait = false, value } = options;
  if (remove === (code !== undefined)) {
    const next = `entrepot ${kind.command} --channel ID "${key}" CODE`;
    throw new CliError('Give the code of the channel, or --remove.', next, EXIT.usage);
  }
  const mappings = await ChannelMappings.open(kind, options, context);
  const before = remove ? await reachOf(kind, key, mappings) : undefined;
  const values = value === undefined ? {} : { values: value };
  const changed = remove
    ? await mappings.remove(key)
    : await mappings.put([{ [kind.key]: key, [kind.code]: code, ...values }]);
  const reach = remove ? before : await reachOf(kind, key, mappings);
  const { terminal } = context;
  if (format === 'table') {
    const whose = mappings.source === 'operator' ? ' for all merchants' : '';
    const what = remove ? 'is no longer mapped' : mappedText(String(code), changed);
    const verb = remove ? 'The mapping applied' : 'The mapping applies';
    const applies = reach ? ` ${verb} to ${reachText(reach)}.` : '';
    terminal.out(`${oneLine(key)} ${what}${whose}.${applies}`);
  } else terminal.out(jsonText({ [kind.key]: key, [kind.code]: code, changed, ...reach }, format));
  await mappings.noteProgress(wait);
}

function mappedText(code: string, changed: number): string {
  return changed > 0 ? `is mapped to ${oneLine(code)}` : `was mapped to ${oneLine(code)} already`;
}

function reachText({ categories, skus }: Reach): string {
  return `${counted(categories, 'category', 'categories')} with ${counted(skus, 'SKU')}`;
}

/** The maximum length of a filter of the API, in characters. */
const MOST_TEXT = 200;

/**
 * The categories in use that the caller's own mapping of a category applies to; for an operator, only those without a
 * mapping of a merchant.
 * @returns undefined for attributes
 */
async function reachOf(
  kind: MappingKind,
  key: string,
  mappings: ChannelMappings,
): Promise<Reach | undefined> {
  if (kind.key !== 'category') return undefined;
  const folded = foldedKey(key);
  const reach = { categories: 0, skus: 0 };
  for await (const { skus, mapping } of mappings.inUse(wordsOf(key))) {
    if (mapping?.source !== mappings.source || foldedKey(mapping.category) !== folded) continue;
    reach.categories += 1;
    reach.skus += skus;
  }
  return reach;
}

/** As many words of a category as fit into the filter. */
function wordsOf(key: string): string {
  const words = key.split(/\s+/u);
  while (words.join(' ').length > MOST_TEXT && words.length > 1) words.pop();
  return words.join(' ').slice(0, MOST_TEXT);
}
