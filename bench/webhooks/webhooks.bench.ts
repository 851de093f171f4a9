import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'undici';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { send } from '../load/http-load.js';
import { logIn } from '../load/http-rig.js';
import { readMemory } from '../measure/process-usage.js';
import { percentile } from '../measure/statistics.js';
import { atLeast, below, latencies, type Figure } from '../measure/table.js';
import { addBacklog } from './backlog.js';
import { ReceiverProcess } from './receiver-process.js';
import { WebhookLoad } from './webhook-load.js';

const SECONDS = Number(process.env['WEBHOOK_SECONDS'] ?? 600);
/** Duration of each phase that is compared with the first. */
const COMPARED_SECONDS = Math.min(SECONDS, 60);
const ENDPOINTS = 1_000;
/** The number of endpoints that hang, and of those that drip. */
const POOR = 100;
const BACKLOG = 1_000_000;
const RATE = 220;
const LEAST_RATE = 200;
const P99_MS = 2_000;
const MEMORY_MB = 300;
const BACKLOG_MB = 30;
const CONNECTIONS = 8;
const WARM_UP_SECONDS = 10;
const DRAINED_WITHIN_MS = 120_000;
const SAMPLE_MS = 1_000;

interface Phase {
  /** Deliveries to good receivers per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Maximum resident MB of the webhooks service. */
  memoryMb: number;
  lost: number;
  repeated: number;
}

/**
 * Measures the time from publication on Kafka to receipt for a thousand endpoints of as many merchants, at 220 events
 * per second for ten minutes (`WEBHOOK_SECONDS` for less); then, for a minute each, while a fifth of the endpoints hang
 * or drip, and with a million due deliveries to those endpoints.
 */
export async function benchWebhooks(): Promise<Figure[]> {
  const stack = await startTestStack({
    prefix: 'bench_webhooks',
    overrides: { LOG_LEVEL: 'warn' },
  });
  const receivers = await ReceiverProcess.start();
  const merchantIds = Array.from({ length: ENDPOINTS }, (_, n) => `M${10_000 + n}`);
  const load = new WebhookLoad(stack, merchantIds);
  const run = new Run(stack, receivers, load);
  try {
    await addEndpoints(stack, merchantIds, receivers);
    await run.phase({ good: merchantIds, seconds: WARM_UP_SECONDS });
    const alone = await run.phase({ good: merchantIds, seconds: SECONDS });
    const poor = merchantIds.slice(0, 2 * POOR);
    poor.forEach((id, n) => receivers.behave(id, n % 2 === 0 ? 'hang' : 'drip'));
    const good = merchantIds.slice(2 * POOR);
    const beside = await run.phase({ good, seconds: COMPARED_SECONDS });
    await addBacklog(stack, poor, BACKLOG);
    const behind = await run.phase({ good, seconds: COMPARED_SECONDS });
    const growth = behind.memoryMb - beside.memoryMb;
    return [
      ...figuresOf(`${ENDPOINTS} endpoints`, alone),
      atLeast('the same, rate', alone.rate, LEAST_RATE, 'deliveries/s'),
      below('the same, p99', alone.p99, P99_MS, 'ms'),
      ...figuresOf(`beside ${POOR} that hang and ${POOR} that drip`, beside),
      below('the same, p99', beside.p99, 2 * alone.p99, 'ms'),
      ...figuresOf(`with ${BACKLOG.toLocaleString('en-US')} due deliveries of these`, behind),
      below('the same, more memory', growth, BACKLOG_MB, 'MB RSS'),
    ];
  } finally {
    await load.stop();
    await receivers.stop();
    await stack.stop();
  }
}

function figuresOf(name: string, { memoryMb, lost, repeated, ...times }: Phase): Figure[] {
  return [
    latencies(`${name}, publication to receipt`, times),
    below('the same, webhooks at most', memoryMb, MEMORY_MB, 'MB RSS'),
    below('the same, lost or repeated', lost + repeated, 1, 'deliveries'),
  ];
}

/** Runs phases of load and measures each. */
class Run {
  constructor(
    private readonly stack: TestStack,
    private readonly receivers: ReceiverProcess,
    private readonly load: WebhookLoad,
  ) {}

  /** @param good the merchants whose receivers answer; the others count for nothing */
  async phase({ good, seconds }: { good: readonly string[]; seconds: number }): Promise<Phase> {
    await this.receivers.report();
    let memoryMb = 0;
    const sample = async (): Promise<void> => {
      const memory = await readMemory(this.stack);
      memoryMb = Math.max(memoryMb, memory.get('webhooks') ?? 0);
    };
    const sampler = setInterval(() => void sample(), SAMPLE_MS);
    try {
      const received = await this.receivedOf(good, seconds);
      return { ...received, memoryMb };
    } finally {
      clearInterval(sampler);
    }
  }

  private async receivedOf(
    good: readonly string[],
    seconds: number,
  ): Promise<Omit<Phase, 'memoryMb'>> {
    const startedAt = performance.now();
    const published = await this.load.run({ rate: RATE, seconds });
    const expected = good.reduce((sum, id) => sum + (published.get(id) ?? 0), 0);
    const { times, repeated, tookMs } = await this.untilReceived(expected, startedAt);
    const sorted = times.toSorted((a, b) => a - b);
    console.log(`  ${sorted.length} of ${expected} deliveries in ${(tookMs / 1_000).toFixed(0)} s`);
    return {
      rate: (sorted.length * 1_000) / tookMs,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      lost: expected - sorted.length,
      repeated,
    };
  }

  private async untilReceived(expected: number, startedAt: number) {
    let times: number[] = [];
    let repeated = 0;
    const deadline = performance.now() + DRAINED_WITHIN_MS;
    for (;;) {
      const report = await this.receivers.report();
      times = times.concat(report.latencies);
      repeated += report.repeated;
      const now = performance.now();
      if (times.length >= expected || now > deadline) {
        return { times, repeated, tookMs: now - startedAt };
      }
      await delay(SAMPLE_MS / 10);
    }
  }
}

async function addEndpoints(
  stack: TestStack,
  merchantIds: readonly string[],
  receivers: ReceiverProcess,
): Promise<void> {
  const token = await logIn(stack, 'OPS');
  // Calls the service directly, because the gateway limits the requests of a client.
  const { url } = stack.service('webhooks');
  const rest = merchantIds[Symbol.iterator]();
  const add = async (): Promise<void> => {
    const client = new Client(url);
    for (const merchantId of rest) {
      const body = JSON.stringify({
        url: receivers.urlOf(merchantId),
        types: ['order.history-added'],
      });
      const path = `/ops/webhooks/endpoints?merchantId=${merchantId}`;
      await send(client, { method: 'POST', path, token, body });
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, add));
}
