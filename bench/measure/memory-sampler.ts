import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { SERVICES } from '../../tools/stack/topology.js';
import { readMemory } from './process-usage.js';

/** Mean resident MB of a service in the first and in the last third of the samples. */
export interface MemoryTrend {
  service: string;
  first: number;
  last: number;
}

const INTERVAL_MS = 1_000;

/** Samples the resident memory of the services until it is stopped. */
export class MemorySampler {
  private readonly samples: Map<string, number>[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(stack: TestStack) {
    this.timer = setInterval(() => {
      void readMemory(stack).then((sample) => this.samples.push(sample));
    }, INTERVAL_MS);
  }

  stop(): MemoryTrend[] {
    clearInterval(this.timer);
    const third = Math.floor(this.samples.length / 3);
    return SERVICES.map((service) => ({
      service,
      first: mean(this.samples.slice(0, third), service),
      last: mean(this.samples.slice(-third), service),
    }));
  }
}

function mean(samples: readonly Map<string, number>[], service: string): number {
  const sum = samples.reduce((total, sample) => total + (sample.get(service) ?? 0), 0);
  return sum / samples.length;
}
