import type { Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { durationText, momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';

const LAYOUT: readonly Column<Schemas['ExceptionResponse']>[] = [
  { title: 'SINCE (UTC)', text: ({ since }) => momentText(since) },
  {
    title: 'FOR',
    align: 'right',
    text: ({ since }) => durationText(Date.now() - Date.parse(since)),
  },
  { title: 'KIND', text: ({ kind }) => kind },
  { title: 'ORDER', text: ({ orderId = '' }) => oneLine(orderId) },
  { title: 'WHAT IS WRONG', text: ({ detail }) => oneLine(detail) },
];

/** Prints the orders and messages that need a person. */
export async function listExceptions(options: GlobalOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const { exceptions } = await client.call('listExceptions', { signal });
  const none = 'There are no exceptions.';
  printRecords(terminal, exceptions, { json: options.json, layout: LAYOUT, none });
}
