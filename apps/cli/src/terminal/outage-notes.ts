import type { EntrepotError } from '@entrepot/client';
import type { Context } from './context.js';
import { durationText } from './moments.js';
import { oneLine } from './plain.js';

/** Prints once that the service is unavailable, and once that it is available again. */
export class OutageNotes {
  private since: number | undefined;

  constructor(private readonly context: Context) {}

  note({ message }: EntrepotError): void {
    if (this.since !== undefined) return;
    this.since = Date.now();
    this.context.terminal.note(`${oneLine(message)}; waiting for the service`);
  }

  end(): void {
    if (this.since === undefined) return;
    const away = durationText(Date.now() - this.since);
    this.since = undefined;
    this.context.terminal.note(`the service is back after ${away}; nothing was missed`);
  }
}
