import { setTimeout as delay } from 'node:timers/promises';
import type { Entrepot, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { withoutUndefined } from '../session/without-undefined.js';
import { openSession } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, jsonText, OF_ONE, type Format } from '../terminal/format.js';
import { durationText } from '../terminal/moments.js';
import { SUBJECTS, type Subject } from './subjects.js';

export interface RepublishOptions extends GlobalOptions {
  merchant?: string;
  from?: string;
  watch?: boolean;
}

type Job = Schemas['RepublicationResponse'];

const POLL_MS = 1_000;

/**
 * Publishes the current state of every record again.
 * @throws CliError if a merchant is given for records that belong to no merchant
 */
export async function republish(
  subject: Subject,
  options: RepublishOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_ONE);
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const { merchant: merchantId, from } = options;
  if (merchantId !== undefined && ['sales-channels', 'fx-rates', 'terms'].includes(subject)) {
    const message = `${subject} belong to no merchant.`;
    throw new CliError(message, 'leave --merchant out', EXIT.usage);
  }
  const body = withoutUndefined({ merchantId, from });
  const { jobId } = await client.call(SUBJECTS[subject][0], { body, signal });
  if (options.watch) return watch(client, subject, { jobId, format }, context);
  if (format !== 'table') terminal.out(jsonText({ jobId }, format));
  else terminal.out(`Job ${jobId} publishes ${subject}.`);
}

async function watch(
  client: Entrepot,
  subject: Subject,
  { jobId, format }: { jobId: string; format: Format },
  { terminal, signal }: Context,
): Promise<void> {
  for (;;) {
    const job = await client.call(SUBJECTS[subject][1], { path: { jobId }, signal });
    if (job.finishedAt !== undefined) {
      terminal.draw('');
      if (format !== 'table') terminal.out(jsonText(job, format));
      else terminal.out(`${job.published} ${subject} were published: ${job.state}.`);
      return;
    }
    terminal.draw(progressOf(subject, job));
    await delay(POLL_MS, undefined, { signal });
  }
}

function progressOf(subject: Subject, { published, remaining, startedAt }: Job): string {
  const total = published + remaining;
  const share = total === 0 ? 100 : Math.floor((100 * published) / total);
  const elapsed = durationText(Date.now() - Date.parse(startedAt));
  return `${subject}: ${published} of ${total} (${share}%), ${elapsed}`;
}
