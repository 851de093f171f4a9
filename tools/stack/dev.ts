import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stackFolder } from './paths.js';
import {
  endProcess,
  recordedProcesses,
  recordProcess,
  removeProcessRecord,
} from './processes/processes.js';
import { SERVICE_GRACE_MS } from './processes/stop-recorded.js';
import { createReport } from './progress.js';
import { developerOf, developmentOf, type Development } from './services/from-sources.js';
import { SERVICES, type ServiceName } from './topology.js';

/**
 * `npm run dev -- SERVICE [--inspect]`: the running stack runs this service from its sources until Ctrl-C, and this
 * terminal shows its log.
 */
const { run, logs } = stackFolder();
const report = createReport();

function serviceNamed(name: string | undefined): ServiceName {
  const service = SERVICES.find((candidate) => candidate === name);
  if (!service) throw new Error(`name one service: ${SERVICES.join(', ')}`);
  return service;
}

/** Ends the service; the stack starts it again. */
async function restart(service: ServiceName): Promise<void> {
  const running = recordedProcesses(run).find(({ name }) => name === service);
  if (running) await endProcess(running.pid, 'SIGTERM', SERVICE_GRACE_MS);
}

async function develop(service: ServiceName, development: Development): Promise<void> {
  if (developmentOf(service, run)) throw new Error(`${service} runs from its sources already`);
  const record = developerOf(service, development);
  recordProcess(run, record, process.pid);
  const log = spawn('tail', ['-n', '0', '-F', path.join(logs, `${service}.log`)], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  // A terminal sends Ctrl-C to npm too, which forwards it: the second signal must not interrupt the end.
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
  await restart(service);
  report(`${service} runs from its sources, and starts again when they change; Ctrl-C ends this`);
  await ended;
  removeProcessRecord(run, record);
  await restart(service);
  log.kill();
  report(`${service} is left to the stack again`);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    args: process.argv.slice(3),
    options: { inspect: { type: 'boolean', default: false } },
  });
  await develop(serviceNamed(positionals[0]), values.inspect ? 'inspect' : 'dev');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
