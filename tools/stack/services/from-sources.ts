import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { projectRoot } from '../paths.js';
import { recordedProcesses } from '../processes/processes.js';
import type { ServiceName } from '../topology.js';

/** The name under which `npm run dev` records its own process, so that the stack runs this service from its sources. */
export function developerOf(service: ServiceName, isInspected: boolean): string {
  return `${service}-${isInspected ? 'inspect' : 'dev'}`;
}

/**
 * The arguments with which Node runs a service: its build, or its sources while `npm run dev` runs for it. From its
 * sources it starts again when one of them changes.
 */
export function programOf(service: ServiceName, runFolder: string): string[] {
  const names = new Set(recordedProcesses(runFolder).map(({ name }) => name));
  const isInspected = names.has(developerOf(service, true));
  if (!isInspected && !names.has(developerOf(service, false))) {
    return [`dist/apps/${service}/src/main.js`];
  }
  const compiler = path.join(projectRoot(), 'tools', 'test-runner', 'register.ts');
  return [
    '--watch',
    '--watch-preserve-output',
    ...(isInspected ? ['--inspect'] : []),
    '--import',
    pathToFileURL(compiler).href,
    `apps/${service}/src/main.ts`,
  ];
}
