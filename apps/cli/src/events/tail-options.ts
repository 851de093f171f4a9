import { openStreams } from '@entrepot/events';
import type { GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import type { Beginning } from './kafka/places.js';

/** The options of `entrepot events tail`, as Commander parses them. */
export interface TailArguments extends GlobalOptions {
  brokers?: string;
  stream?: string[];
  type?: string[];
  key?: string[];
  merchant?: string[];
  /** `beginning`, `latest` or ISO 8601; with a key the beginning when left out, else `latest`. */
  from?: string;
}

/** Filters for the events to show; an empty list matches every event. */
export interface Filters {
  types: readonly string[];
  keys: readonly string[];
  merchants: readonly string[];
}

export interface TailOptions extends Filters {
  /** Whether the events so far are printed in order of time, because several streams contain the events of one key. */
  isSorted: boolean;
  streams: readonly string[];
  from: Beginning;
}

const STREAMS: Readonly<Record<string, readonly string[]>> = openStreams;

/** @throws CliError that names the faulty option */
export function readTailOptions(args: TailArguments): TailOptions {
  const { stream = [], type = [], key = [], merchant = [] } = args;
  const from = args.from ?? (key.length > 0 ? 'beginning' : 'latest');
  const names = Object.keys(STREAMS);
  for (const name of stream) expectOneOf('--stream', name, names);
  for (const name of type) expectOneOf('--type', name, Object.values(STREAMS).flat());
  return {
    streams: streamsOf(stream.length > 0 ? [...new Set(stream)] : names, type),
    isSorted: key.length > 0 && from !== 'latest',
    types: type,
    keys: key,
    merchants: merchant,
    from: from === 'beginning' || from === 'latest' ? from : new Date(from),
  };
}

/** Streams without an event of the types need not be read. */
function streamsOf(names: readonly string[], types: readonly string[]): readonly string[] {
  if (types.length === 0) return names;
  const needed = names.filter((name) => types.some((type) => STREAMS[name]?.includes(type)));
  if (needed.length > 0) return needed;
  const message = `${names.join(', ')} has no ${types.join(', ')}.`;
  throw new CliError(message, 'leave --stream out: the type says where to look', EXIT.usage);
}

function expectOneOf(option: string, name: string, accepted: readonly string[]): void {
  if (accepted.includes(name)) return;
  const message = `${option} ${name}: expected one of ${accepted.join(', ')}`;
  throw new CliError(message, 'streams with personal data are not read here', EXIT.usage);
}
