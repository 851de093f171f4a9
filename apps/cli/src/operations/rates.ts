import type { Input, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { given } from '../session/given.js';
import { openSession } from '../session/session.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';

type NewRate = Input<'loadFxRate'>['body'];

export interface LoadRateOptions extends GlobalOptions {
  source: string;
  validFrom?: string;
}

const LAYOUT: readonly Column<Schemas['ListedFxRateResponse']>[] = [
  { title: 'PAIR', text: ({ base, quote }) => `${base}/${quote}` },
  { title: 'RATE', align: 'right', text: ({ rate }) => String(rate) },
  { title: 'VALID FROM (UTC)', text: ({ validFrom }) => momentText(validFrom) },
  { title: 'SOURCE', text: ({ source }) => oneLine(source) },
];

/** Prints the exchange rates, past and future ones included. */
export async function listRates(options: GlobalOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { rates } = await client.call('listFxRates', { signal: context.signal });
  const none = 'There are no exchange rates.';
  printRecords(context.terminal, rates, { json: options.json, layout: LAYOUT, none });
}

/** Loads a rate: how many units of the currency one US dollar is. */
export async function loadRate(
  quote: NewRate['quote'],
  rate: number,
  options: LoadRateOptions,
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const { source, validFrom } = options;
  const body = { base: 'USD' as const, quote, rate, source, ...given({ validFrom }) };
  const loaded = await client.call('loadFxRate', { body, signal: context.signal });
  if (options.json) return context.terminal.out(JSON.stringify(loaded));
  const since = momentText(loaded.validFrom);
  context.terminal.out(`1 ${loaded.base} is ${loaded.rate} ${loaded.quote} from ${since} UTC.`);
}
