import type { ServiceName } from '../topology.js';

/** A file of a service, by its name below `apps/<service>`, which is the same in every service. */
export function importFrom<T>(service: ServiceName, file: string): Promise<T> {
  return import(`../../../apps/${service}/${file}.js`) as Promise<T>;
}

/** What `src/config.ts` of a service exports; its schemas have the variables as `properties`. */
export interface ConfigFile {
  readConfig(env: NodeJS.ProcessEnv): object;
  [name: string]: unknown;
}
