import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '../../../../tools/stack/services/service-process.js';
import type { FaultContext } from '../fault-rig.js';

const TIMEOUT = { timeoutMs: 120_000, waitingFor: 'requests to be under way' };

/**
 * Kills a sender process this many times, each time while receivers have unanswered requests, which are then sent
 * again. @param processes in turn
 * @returns the number of kills
 */
export async function killInMidDelivery(
  { rig, random }: FaultContext,
  processes: readonly ServiceProcess[],
  times: number,
): Promise<number> {
  const receivers = rig.webhooks.map(({ receiver }) => receiver);
  for (let time = 0; time < times; time += 1) {
    const sender = processes[time % processes.length] as ServiceProcess;
    for (const receiver of receivers) receiver.hold();
    try {
      await eventually(() => {
        for (const { held } of receivers) expect(held).toBeGreaterThan(0);
      }, TIMEOUT);
      await sender.kill('SIGKILL');
    } finally {
      for (const receiver of receivers) receiver.release();
    }
    await sender.start();
    await sender.ready(120_000);
    await delay(random.below(2_000));
  }
  return times;
}

/** Waits until each merchant's receiver got another delivery. */
export async function untilDelivered({ rig }: FaultContext): Promise<void> {
  const receivers = rig.webhooks.map(({ receiver }) => receiver);
  const before = receivers.map(({ delivered }) => delivered.length);
  await eventually(
    () => {
      for (const [index, { delivered }] of receivers.entries()) {
        expect(delivered.length).toBeGreaterThan(before[index] ?? 0);
      }
    },
    { ...TIMEOUT, waitingFor: 'further deliveries' },
  );
}
