import type { TcpProxy } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultContext } from '../fault-rig.js';

const SLOW_MS = 5_000;

/** Network faults of a connection; each ends when its function returns. */
export const NETWORK_FAULTS = {
  /** Packets are lost for longer than most timeouts, and neither side sees a closed connection. */
  async dropped(wire: TcpProxy, { random }: FaultContext): Promise<void> {
    wire.block();
    await delay(6_000 + random.below(8_000));
    // Reset the connections, so that buffered data is not delivered.
    wire.reset();
    wire.restore();
  },
  async reset(wire: TcpProxy, { random }: FaultContext): Promise<void> {
    wire.cut();
    await delay(random.below(800));
    wire.restore();
  },
  async 'delayed by 5 s'(wire: TcpProxy): Promise<void> {
    wire.slow(SLOW_MS);
    await delay(4 * SLOW_MS);
    wire.restore();
  },
} as const;

/** Injects a network fault this many times, 0.5 to 1.5 s apart. @returns the number of faults */
export async function injectNetworkFaults(
  context: FaultContext,
  wire: TcpProxy,
  { how, times }: { how: keyof typeof NETWORK_FAULTS; times: number },
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await delay(500 + context.random.below(1_000));
    await NETWORK_FAULTS[how](wire, context);
  }
  await delay(3_000);
  return times;
}
