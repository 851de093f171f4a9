import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { projectRoot } from '../paths.js';
import { recordedProcesses } from '../processes/processes.js';
import type { ServiceName } from '../topology.js';

/** How `npm run dev` runs a service: plainly, or under a debugger. */
export type Development = 'dev' | 'inspect';

/** The name under which `npm run dev` records its own process, so that the stack runs this service from its sources. */
export function developerOf(service: ServiceName, development: Development): string {
  return `${service}-${development}`;
}

/** @returns undefined while the service runs from the build */
export function developmentOf(service: ServiceName, runFolder: string): Development | undefined {
  const recorded = new Set(recordedProcesses(runFolder).map(({ name }) => name));
  return (['dev', 'inspect'] as const).find((mode) => recorded.has(developerOf(service, mode)));
}

/**
 * The arguments with which Node runs a service: its build, or its sources while `npm run dev` runs for it. From its
 * sources it starts again when one of them changes.
 */
export function programOf(service: ServiceName, runFolder: string): string[] {
  const development = developmentOf(service, runFolder);
  if (development === undefined) return [`dist/apps/${service}/src/main.js`];
  const compiler = path.join(projectRoot(), 'tools', 'test-runner', 'register.ts');
  return [
    '--watch',
    '--watch-preserve-output',
    ...(development === 'inspect' ? ['--inspect'] : []),
    '--import',
    pathToFileURL(compiler).href,
    `apps/${service}/src/main.ts`,
  ];
}
