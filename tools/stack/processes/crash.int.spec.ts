import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { projectRoot, stackFolder } from '../paths.js';
import { assertPortsFree } from '../ports/ports.js';
import { processIdentity, recordedProcesses } from './processes.js';
import { quiet } from '../progress.js';
import { lockHolder, takeRunLock } from './run-lock.js';
import { stopRecorded } from './stop-recorded.js';
import { removeTestFolder } from '../testing/test-folder.js';
import type { Ports } from '../topology.js';

interface Started {
  root: string;
  ports: Ports;
}

/** A stack of Postgres and Kafka in a process that can be killed; prints its folder and its processes. */
const PROGRAM = `
  const from = (file) => import(${JSON.stringify(pathToFileURL(path.join(projectRoot(), 'dist', 'tools', 'stack')).href)} + '/' + file);
  const { localPostgres, localKafka } = await from('infrastructure/local-parts.js');
  const { makeTestFolder } = await from('testing/test-folder.js');
  const { freePorts } = await from('ports/ports.js');
  const folder = await makeTestFolder();
  const ports = await freePorts();
  const options = { env: process.env, folder, ports, postgresPassword: 'x', durable: true, report() {} };
  await Promise.all([localPostgres(options), localKafka(options)]);
  console.log(JSON.stringify({ root: folder.root, ports }));
`;

it('The next stack ends the processes that a killed stack has left running, and no others', async () => {
  const stack = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: stack.stdout }), 'line');
  const { root, ports } = JSON.parse(String(line)) as Started;
  const folder = stackFolder(root);
  stack.kill('SIGKILL');
  await once(stack, 'exit');

  const orphans = recordedProcesses(folder.run);
  expect(orphans.map(({ name }) => name).toSorted()).toEqual(['kafka', 'postgres']);
  expect(lockHolder(folder.run)).toBeUndefined();
  await takeRunLock(folder.run);

  expect((await stopRecorded(folder.run, quiet)).toSorted()).toEqual(['kafka', 'postgres']);
  expect(orphans.map(({ pid }) => processIdentity(pid))).toEqual([undefined, undefined]);
  await expect(
    assertPortsFree(ports, ['postgres', 'kafka', 'kafka-controller']),
  ).resolves.toBeUndefined();
  await removeTestFolder(folder);
});
