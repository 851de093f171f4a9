import { chooseParts } from './infrastructure/choose-parts.js';
import { thisMachine } from './infrastructure/machine.js';

/** Ends with 1 and the ways to help if this machine can run no Postgres or no Kafka. */
const containersBy = process.argv[2] === 'compose' ? 'compose' : 'testcontainers';
try {
  chooseParts(thisMachine(process.env, containersBy));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
