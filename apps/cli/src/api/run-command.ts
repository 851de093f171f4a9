import type { Entrepot, OperationId } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { readCaller } from '../session/caller.js';
import { openSession } from '../session/session.js';
import { isAgreed } from '../terminal/confirm.js';
import { FORMATS, formatOf, type Format } from '../terminal/format.js';
import { counted, oneLine } from '../terminal/plain.js';
import { RecordPrinter } from '../terminal/print.js';
import type { ApiRecord, CommandSpec, ListSpec } from './command-spec.js';
import type { Field } from './fields.js';
import { listRecords } from './list-records.js';
import { callAny, factsOf, operationFor, type AnyInput } from './operations.js';
import { recordScreen, tableOf } from './record-screen.js';
import { readData, requestOf, type FieldValues } from './request.js';

export interface CommandOptions extends GlobalOptions {
  data?: string;
  yes?: boolean;
  order?: 'newest' | 'oldest';
  limit?: number;
}

type Columns = ListSpec['columns'];

const SINGLE: readonly Format[] = ['table', 'wide', 'json', 'ndjson'];

/**
 * Calls the operation of a command, and prints its answer.
 * @throws CliError for inputs that the command does not take; EntrepotError for a refusal
 */
export async function runCommand(
  spec: CommandSpec,
  {
    fields,
    values,
    options,
  }: { fields: readonly Field[]; values: FieldValues; options: CommandOptions },
  context: Context,
): Promise<void> {
  const format = formatOf(options, spec.list ? FORMATS : SINGLE);
  const { client } = openSession(options, context);
  const operation = operationFor(spec, await readCaller(client));
  const data = options.data === undefined ? undefined : await readData(options.data, context);
  const input = requestOf(spec, operation, { fields, values, data });
  if (spec.asks && !(await isAgreed(filled(spec.asks, values), options, context))) return;
  const { signal } = context;
  if (spec.list)
    return printList(client, operation, { list: spec.list, input, options, format }, context);
  const answer = await callAny(client, operation, { ...input, signal });
  printAnswer(spec, { answer, values, format }, context);
}

async function printList(
  client: Entrepot,
  operation: OperationId,
  {
    list,
    input,
    options,
    format,
  }: { list: ListSpec; input: AnyInput; options: CommandOptions; format: Format },
  { terminal, signal }: Context,
): Promise<void> {
  const isWhole = format === 'json' || format === 'ndjson';
  const query = {
    ...input.query,
    ...(list.hasSummary && !isWhole && { view: 'summary' }),
  };
  const { order, limit } = options;
  const printer = new RecordPrinter(terminal, format, columnsFor(list, operation, query));
  const records = listRecords(client, operation, {
    query,
    path: input.path,
    list,
    options: { order, limit, signal },
  });
  try {
    for await (const record of records) printer.print(record);
  } catch (error) {
    printer.stop();
    throw error;
  }
  printer.end(list.none);
  if (printer.count === limit) terminal.note(`${counted(printer.count, 'record')}, the limit`);
}

/** In a list of all merchants, their column is not for `wide` alone: most keys are unique within a merchant only. */
function columnsFor({ columns }: ListSpec, operation: OperationId, query: object): Columns {
  const isOfAll = Object.hasOwn(factsOf(operation).query, 'merchantId') && !('merchantId' in query);
  return columns.map((column) =>
    isOfAll && column.name === 'merchantId' ? { ...column, wide: false } : column,
  );
}

function printAnswer(
  { secret, done = '', besides = {} }: CommandSpec,
  { answer, values, format }: { answer: unknown; values: FieldValues; format: Format },
  { terminal }: Context,
): void {
  const records = (Array.isArray(answer) ? answer : [answer ?? {}]) as ApiRecord[];
  if (format === 'json') return terminal.out(JSON.stringify(answer ?? {}, null, 2));
  if (format === 'ndjson') return records.forEach((listed) => terminal.out(JSON.stringify(listed)));
  const [record = {}] = records;
  const shown = { ...values, ...record };
  const notice = typeof done === 'function' ? oneLine(done(shown)) : filled(done, shown);
  for (const [member, text] of Object.entries(besides)) {
    if (record[member] !== undefined) terminal.note(filled(text, record));
  }
  if (secret !== undefined) {
    terminal.note(`${notice} The secret below is shown only once:`);
    return terminal.out(String(record[secret]));
  }
  if (notice !== '') return terminal.out(notice);
  const lines = Array.isArray(answer) ? tableOf(records, terminal) : recordScreen(record, terminal);
  for (const line of lines) terminal.out(line);
}

/** Replaces each `{name}` in a text with its value. */
function filled(template: string, values: FieldValues): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    oneLine(String(values[name] ?? '')),
  );
}
