import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { verifySync } from '@node-rs/argon2';

/** A request to this thread. */
interface Question {
  storedHash: string;
  secret: string;
}

// On Linux this is the thread's own priority, elsewhere the process's. It is below normal, so that other requests get
// the core first. Not the lowest: on busy cores that leaves a hundredth of one, and a login would take half a minute.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ storedHash, secret }: Question) => {
  parentPort?.postMessage(verifySync(storedHash, secret)); // eslint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
});
