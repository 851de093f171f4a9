import { setTimeout as delay } from 'node:timers/promises';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { residentMb } from '../measure/process-usage.js';
import { known } from '../measure/table.js';
import type { Figure } from '../measure/table.js';

const IDLE_MS = 10_000;

/** The memory of an idle gateway, with and without the console; for information. */
export async function gatewayMemory(stack: TestStack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const enabled of ['true', 'false']) {
    const overrides = { CONSOLE_ENABLED: enabled };
    const gateway = await stack.another('gateway', `console-${enabled}`, { overrides });
    await delay(IDLE_MS);
    const name = `gateway idle, CONSOLE_ENABLED=${enabled}`;
    figures.push(known(name, await residentMb(gateway.pid), 'MB RSS'));
    await gateway.stop();
  }
  return figures;
}
