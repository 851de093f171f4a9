import { chooseParts } from './infrastructure/choose-parts.js';
import { composeContainers } from './infrastructure/docker/compose.js';
import { infrastructurePorts, startInfrastructure } from './infrastructure/infrastructure.js';
import { thisMachine } from './infrastructure/machine.js';
import { stackFolder } from './paths.js';
import { assertPortsFree } from './ports/ports.js';
import { Logger } from '@nestjs/common';
import { createReport, loggerTo } from './progress.js';
import { releaseRunLock, takeRunLock } from './processes/run-lock.js';
import { startSandbox } from './sandbox/sandbox.js';
import { loadSecrets } from './sandbox/secrets.js';
import { stopRecorded } from './processes/stop-recorded.js';
import { LOCAL_PARTITIONS, readPorts, ROLE_PREFIX, SERVICES, type Ports } from './topology.js';
import { welcome } from './sandbox/welcome.js';

/** `npm start`: runs the whole stack until Ctrl-C or SIGTERM. */
const folder = stackFolder();
const report = createReport();
Logger.overrideLogger(loggerTo(report));
const stopping = new AbortController();
let exitCode = 0;

async function start(ports: Ports): Promise<void> {
  const { env } = process;
  const leftBehind = await stopRecorded(folder.run, report);
  if (leftBehind.length > 0)
    report('an earlier run did not stop cleanly; its processes were ended');
  const choice = chooseParts(thisMachine(env, 'compose'));
  await assertPortsFree(ports, [...SERVICES, ...infrastructurePorts(choice)]);
  const secrets = loadSecrets(folder.secrets, env);
  report(`starting Postgres (${choice.postgres}) and Kafka (${choice.kafka})`);
  const common = { env, folder, ports, report, keepUpUntil: stopping.signal };
  const infrastructure = await startInfrastructure(
    choice,
    { ...common, postgresPassword: secrets.postgres, durable: true },
    composeContainers(choice, { ...common, password: secrets.postgres, runFolder: folder.run }),
  );
  const { sandbox } = await startSandbox({
    ...common,
    infrastructure,
    secrets,
    topicPrefix: '',
    rolePrefix: ROLE_PREFIX,
    partitions: LOCAL_PARTITIONS,
  });
  report('ready');
  console.log(welcome(sandbox, folder));
}

let stop: Promise<never> | undefined;

/** A terminal sends Ctrl-C to npm too, which forwards it: the second signal must not interrupt the first stop. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop ??= stopEverything();
    });
  }
}

async function stopEverything(): Promise<never> {
  stopping.abort();
  try {
    await stopRecorded(folder.run, report);
    report(`stopped; the data stays in ${folder.root}`);
  } catch (error) {
    report((error as Error).message);
    exitCode = 1;
  }
  releaseRunLock(folder.run);
  process.exit(exitCode);
}

/** Stops nothing: before the lock is taken, all running processes belong to another stack. */
async function prepare(): Promise<Ports> {
  try {
    const ports = readPorts(process.env);
    await takeRunLock(folder.run);
    return ports;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const ports = await prepare();
stopOnSignals();
try {
  await start(ports);
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(`\n${(error as Error).message}\n`);
    exitCode = 1;
    await (stop ??= stopEverything());
  }
}
