import type { Context } from '../terminal/context.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { durationText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { eventLines } from './event-line.js';
import { findKafka } from './kafka/kafka-access.js';
import { readStreams } from './kafka/stream-reader.js';
import { readTailOptions, type TailArguments } from './tail-options.js';
import { History } from './history.js';
import { isWanted, readTailed, type TailedEvent } from './tailed-event.js';

/**
 * Prints the events of the open streams as they are published, until it is interrupted.
 * @throws CliError for faulty options, and when the brokers do not answer at the start
 */
export async function tailEvents(
  args: TailArguments,
  { terminal, env, signal }: Context,
): Promise<void> {
  const options = readTailOptions(args);
  const isJson = formatOf(args, OF_STREAM) === 'ndjson';
  const access = findKafka(args.brokers, env);
  const history = options.isSorted ? new History() : undefined;
  const print = (tailed: TailedEvent): void => {
    const lines = isJson ? [JSON.stringify(tailed)] : eventLines(tailed, terminal);
    for (const line of lines) terminal.out(line);
  };
  let isReady = false;
  let awaySince = 0;
  await readStreams({
    access,
    streams: options.streams,
    from: options.from,
    signal,
    onReady: () => {
      if (!isReady) terminal.note('waiting for events; Ctrl-C ends');
      isReady = true;
    },
    onCaughtUp: () => history?.end().forEach(print),
    onOutage: (fault) => {
      if (fault) {
        awaySince = Date.now();
        terminal.note(`Kafka is unavailable: ${oneLine(fault.message)}; waiting`);
      } else {
        const away = durationText(Date.now() - awaySince);
        terminal.note(`Kafka is back after ${away}; nothing was missed`);
      }
    },
    onMessage: (stream, partition, { offset, key, headers = {}, value }) => {
      const tailed = readTailed({ stream, partition, offset, key, headers, value });
      if (!isWanted(tailed, options)) return;
      if (!history?.keep(tailed)) print(tailed);
    },
  });
}
