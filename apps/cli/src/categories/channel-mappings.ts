import type { Answer, Entrepot } from '@entrepot/client';
import { setTimeout as delay } from 'node:timers/promises';
import { listRecords } from '../api/list-records.js';
import { callAny, operationFor } from '../api/operations.js';
import { counted } from '../terminal/plain.js';
import { readCaller } from '../session/caller.js';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import type { Mapping, MappingKind } from './mapping-kinds.js';

export interface MappingOptions extends GlobalOptions {
  channel: string;
}

type Taxonomy = Answer<'readTaxonomy'>;
type CategoryInUse = Answer<'listCategoriesInUse'>['categories'][number];

const POLL_MS = 1_000;

/** The mappings to one channel that the caller makes: a merchant its own, an operator those for all merchants. */
export class ChannelMappings {
  private readonly path: { salesChannel: string };

  private constructor(
    private readonly client: Entrepot,
    private readonly kind: MappingKind,
    private readonly context: Context,
    readonly salesChannel: string,
    readonly source: 'merchant' | 'operator',
  ) {
    this.path = { salesChannel };
  }

  /** @throws CliError for a client that cannot map anything */
  static async open(
    kind: MappingKind,
    options: MappingOptions,
    context: Context,
    command = kind.command,
  ): Promise<ChannelMappings> {
    const { client } = openSession(options, context);
    const caller = await readCaller(client);
    operationFor({ path: command, operations: kind.put }, caller);
    const source = caller.kind === 'operator' ? 'operator' : 'merchant';
    return new ChannelMappings(client, kind, context, options.channel, source);
  }

  /** The caller's mappings, without those of others that also apply. */
  async *ownMappings(): AsyncGenerator<Mapping> {
    const records = listRecords(this.client, this.ofCaller(this.kind.list), {
      path: this.path,
      query: {},
      list: { member: 'mappings' },
      options: { signal: this.context.signal },
    });
    for await (const { source, lastUpdateDate: _, path: _path, ...mapping } of records) {
      if (source === this.source) yield mapping as Mapping;
    }
  }

  /** @returns how many are new or changed */
  async put(mappings: readonly Mapping[]): Promise<number> {
    const answer = await this.call(this.kind.put, { body: { mappings } });
    return (answer as { changed: number }).changed;
  }

  /**
   * @returns 1, the number of removed mappings
   * @throws EntrepotError if there is no such mapping
   */
  async remove(key: string): Promise<number> {
    await this.call(this.kind.remove, { query: { [this.kind.key]: key } });
    return 1;
  }

  /** The channel's attributes, limits and the progress of the comparison. */
  async taxonomy(): Promise<Taxonomy> {
    return (await this.call(['readTaxonomyOfChannel', 'readTaxonomy'], {})) as Taxonomy;
  }

  /** The codes of all categories of the channel. */
  async *codes(): AsyncGenerator<string> {
    const operations = ['listCategoriesOfChannel', 'listChannelCategories'] as const;
    const records = listRecords(this.client, this.ofCaller(operations), {
      path: this.path,
      query: {},
      list: { member: 'categories' },
      options: { signal: this.context.signal },
    });
    for await (const { code } of records) yield String(code);
  }

  /**
   * The categories of the merchant's SKUs (for an operator, of all merchants' SKUs) that contain the words of a text.
   */
  async *inUse(text: string): AsyncGenerator<CategoryInUse> {
    const operations = ['listCategoriesInUse', 'listCategoriesInUseForAll'] as const;
    const isInPath = this.source === 'operator';
    const records = listRecords(this.client, this.ofCaller(operations), {
      ...(isInPath && { path: this.path }),
      query: { ...(!isInPath && this.path), text },
      list: { member: 'categories' },
      options: { signal: this.context.signal },
    });
    for await (const record of records) yield record as unknown as CategoryInUse;
  }

  /** Prints how many SKUs are still to be compared after a change; with `wait`, waits until all are. */
  async noteProgress(wait: boolean): Promise<void> {
    const { terminal, signal } = this.context;
    const { recheck } = await this.taxonomy();
    if (!recheck) return;
    if (!wait) return terminal.note(remainingText(recheck.remaining));
    let remaining: number | undefined = recheck.remaining;
    while (remaining !== undefined) {
      terminal.draw(`comparing SKUs · ${remaining.toLocaleString('en-US')} left`);
      await delay(POLL_MS, undefined, { signal });
      remaining = (await this.taxonomy()).recheck?.remaining;
    }
    terminal.draw('');
    terminal.note('All SKUs are compared.');
  }

  /** @param operations the operation for merchants, then the one for operators */
  private ofCaller(operations: MappingKind['list']): MappingKind['list'][number] {
    const [merchants, operators] = operations;
    const operation = this.source === 'merchant' ? merchants : operators;
    if (operation === undefined) throw new Error('A command lacks the operation of the caller.');
    return operation;
  }

  private call(operations: MappingKind['list'], input: object): Promise<unknown> {
    const { client, path, context } = this;
    return callAny(client, this.ofCaller(operations), { path, ...input, signal: context.signal });
  }
}

function remainingText(remaining: number): string {
  const verb = remaining === 1 ? 'is' : 'are';
  return `${counted(remaining, 'SKU')} ${verb} still to be compared; --wait waits for that.`;
}
