import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { verifySync } from '@node-rs/argon2';

/** What is asked of this thread. */
interface Question {
  storedHash: string;
  secret: string;
}

// On Linux this is the thread's own priority: whoever wants the core meanwhile gets it. Elsewhere the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ storedHash, secret }: Question) => {
  parentPort?.postMessage(verifySync(storedHash, secret)); // eslint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
});
