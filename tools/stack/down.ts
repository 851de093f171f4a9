import { endProcess } from './processes/processes.js';
import { stackFolder } from './paths.js';
import { createReport } from './progress.js';
import { lockHolder, removeRunLock } from './processes/run-lock.js';
import { stopRecorded } from './processes/stop-recorded.js';

/** `npm run down`: ends the stack of this work tree, running or crashed. */
const STOP_LIMIT_MS = 12_000;

const { run } = stackFolder();
const report = createReport();
const holder = lockHolder(run);
if (holder !== undefined) {
  report(`stopping the stack (pid ${holder})`);
  await endProcess(holder, 'SIGTERM', STOP_LIMIT_MS);
}
const leftBehind = await stopRecorded(run, report);
removeRunLock(run);
report(holder !== undefined || leftBehind.length > 0 ? 'stopped' : 'nothing is running');
