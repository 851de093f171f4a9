import { ConfigError, loadConfig } from '#platform';
import { Logger } from '@nestjs/common';
import { configuredSecurity } from '#messaging';
import { Type } from 'typebox';
import { splitBrokers } from './infrastructure/infrastructure.js';
import { ownerConfig } from './migrate/migrate-config.js';
import { afterRestore } from './recovery/after-restore.js';
import { forgottenOf } from './recovery/forgotten.js';
import type { RecoveryTarget } from './recovery/recovery-target.js';
import { replay } from './recovery/replay.js';
import { republishArchived } from './recovery/republish-archived.js';

const schema = Type.Object(ownerConfig);

/** `npm run recover -- …`, as described in docs/runbook.md; runs as the database's owner while no service runs. */
const USAGE = `expected one of
  reread GROUP STREAM SINCE          the group reads the stream again; its inbox skips events that it has applied
  replay GROUP STREAM SINCE          the same, but all events are applied again: for a projection that was emptied
  after-restore AT [REREAD_FROM]     the store was restored to the time AT; groups reread from an hour before it
  republish                          Kafka has lost streams: their archived events are put into the outboxes again
where times are like 2026-11-21T10:00:00Z`;

const HOUR_MS = 60 * 60 * 1_000;

function moment(text: string | undefined): Date {
  const time = new Date(
    /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text ?? '') ? (text ?? '') : '',
  );
  if (Number.isNaN(time.getTime())) throw new Error(USAGE);
  return time;
}

async function run([what, ...rest]: string[]): Promise<void> {
  if (what === 'after-restore') return reconcileAfterRestore(rest);
  if (what === 'republish') return republishLostStreams();
  const [group, stream, since] = rest;
  if ((what !== 'reread' && what !== 'replay') || group === undefined || stream === undefined) {
    throw new Error(USAGE);
  }
  const request = { group, stream, since: moment(since), reapply: what === 'replay' };
  const { messages, unmarked } = await replay(readRecoverConfig(process.env), request);
  console.log(`${group} ${stream}: ${messages} to reread, ${unmarked} to apply again`);
}

async function reconcileAfterRestore([timeText, from]: string[]): Promise<void> {
  const restoredTo = moment(timeText);
  const { lost, events, again, reread } = await afterRestore(readRecoverConfig(process.env), {
    restoredTo,
    rereadFrom: from === undefined ? new Date(restoredTo.getTime() - HOUR_MS) : moment(from),
  });
  for (const forgotten of forgottenOf(lost)) console.log(JSON.stringify(forgotten));
  for (const [name, messages] of reread) console.error(`${name}: ${messages} messages to reread`);
  console.error(
    `${events} events of ${lost.length} subjects were published after ${restoredTo.toISOString()}; ` +
      `applied again: ${again.revocations} revocations, ${again.erasures} erasures`,
  );
}

async function republishLostStreams(): Promise<void> {
  const { again, written } = await republishArchived(readRecoverConfig(process.env));
  for (const [stream, events] of again)
    console.log(`${stream}: ${events} events to be republished`);
  for (const stream of written) console.log(`${stream}: has events, unchanged`);
}

// Standard output is only for the results.
Logger.overrideLogger(['error', 'fatal']);
try {
  // The launcher's own argument precedes ours.
  const args = process.argv.slice(2);
  await run(args[0] === 'recover-command' ? args.slice(1) : args);
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) console.error(`recover: ${fault}`);
  process.exitCode = 1;
}

/**
 * Reads the configuration of `npm run recover` from the environment.
 * @throws ConfigError with every fault
 */
function readRecoverConfig(env: NodeJS.ProcessEnv): RecoveryTarget {
  const config = loadConfig('recover', schema, env);
  return {
    databaseUrl: config.DATABASE_URL,
    brokers: {
      brokers: splitBrokers(config.KAFKA_BROKERS),
      clientId: 'entrepot-recover',
      ...configuredSecurity(config, 'recover'),
    },
    topicPrefix: config.TOPIC_PREFIX,
  };
}
