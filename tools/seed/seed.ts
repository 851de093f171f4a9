import { readSandbox } from '../demo/read-sandbox.js';
import { seedSandbox } from './seed-sandbox.js';

/** `npm run seed`: fills the running sandbox with 14 days of orders. */
try {
  await seedSandbox(await readSandbox(), (result) => console.log(result));
} catch (error) {
  console.error(`The sandbox is not filled: ${(error as Error).message}`);
  process.exitCode = 1;
}
