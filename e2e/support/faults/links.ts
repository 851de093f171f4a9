import type { TcpProxy } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { Playing } from './fault-rig.js';

const SLOW_MS = 5_000;

/** What a network does to a wire; each is over when it returns. */
export const WEATHERS = {
  /** Packets are lost for longer than most time limits, and nothing is published. */
  async dropped(wire: TcpProxy, { chance }: Playing): Promise<void> {
    wire.block();
    await delay(6_000 + chance.below(8_000));
    // What waited is not delivered: the connections are gone by then.
    wire.reset();
    wire.mend();
  },
  async reset(wire: TcpProxy, { chance }: Playing): Promise<void> {
    wire.cut();
    await delay(chance.below(800));
    wire.mend();
  },
  async 'delayed by 5 s'(wire: TcpProxy): Promise<void> {
    wire.slow(SLOW_MS);
    await delay(4 * SLOW_MS);
    wire.mend();
  },
} as const;

/** Spoils a wire so often, with up to a second and a half between two times. @returns how often */
export async function spoil(
  playing: Playing,
  wire: TcpProxy,
  { how, times }: { how: keyof typeof WEATHERS; times: number },
): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    await delay(500 + playing.chance.below(1_000));
    await WEATHERS[how](wire, playing);
  }
  await delay(3_000);
  return times;
}
