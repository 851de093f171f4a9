import { simulateClocks, type ClockLoad } from './clock-simulation.js';
import type { Figure } from '../measure/table.js';

const CHUNK_OF_100 = { chunk: 100, chunkMs: 50, heldMs: 5 };
const CHUNK_OF_10 = { chunk: 10, chunkMs: 10, heldMs: 2 };
const WORKERS = [1, 4, 16, 64];
const SEED = 1;

const LOADS: [name: string, load: Omit<ClockLoad, 'workers' | 'chunks' | 'seed'>][] = [
  ['one merchant, chunks of 100', { merchants: 1, exponent: 0, ...CHUNK_OF_100 }],
  ['1,000 equal merchants, chunks of 100', { merchants: 1_000, exponent: 0, ...CHUNK_OF_100 }],
  ['10,000 equal merchants, chunks of 100', { merchants: 10_000, exponent: 0, ...CHUNK_OF_100 }],
  ['100,000 equal merchants, chunks of 100', { merchants: 100_000, exponent: 0, ...CHUNK_OF_100 }],
  ['10,000 equal merchants, chunks of 10', { merchants: 10_000, exponent: 0, ...CHUNK_OF_10 }],
  ['10,000 merchants by Zipf, chunks of 100', { merchants: 10_000, exponent: 1, ...CHUNK_OF_100 }],
  ['10,000 merchants by Zipf, chunks of 10', { merchants: 10_000, exponent: 1, ...CHUNK_OF_10 }],
];

/**
 * How list clocks limit scaling by workers (docs/scaling.md): events per second with 1, 4, 16 and 64 concurrent
 * transactions. Simulated, not measured: for information, without a limit.
 */
export async function benchScaling(): Promise<Figure[]> {
  return LOADS.map(([name, load]) => {
    const rates = WORKERS.map((workers) =>
      simulateClocks({ ...load, workers, chunks: 4_000, seed: SEED }),
    );
    const shown = rates.map((rate) => Math.round(rate).toLocaleString('en-US')).join(', ');
    return {
      name: `simulated: ${name}`,
      measured: `${shown} events/s`,
      limit: '',
      holds: true,
    };
  });
}
