import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../stack/paths.js';

/** The members of a service in `docker-compose.yml` that tests check. */
export interface ComposedService {
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  ports?: string[];
  profiles?: string[];
  networks?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
}

export function readText(...names: string[]): string {
  return readFileSync(path.join(projectRoot(), ...names), 'utf8');
}

/** The services of a Compose file, with the defaults of all variables. */
export function composedServices(file: string): Record<string, ComposedService> {
  const { services } = parse(withDefaults(readText(file)), { merge: true }) as {
    services: Record<string, ComposedService>;
  };
  for (const service of Object.values(services)) {
    service.environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [name, String(value ?? '')]),
    );
  }
  return services;
}

/** Replaces `${NAME:-default}` by the default, innermost first. */
function withDefaults(text: string): string {
  const filled = text.replaceAll(/\$\{\w+:-([^${}]*)\}/g, '$1');
  return filled === text ? text : withDefaults(filled);
}
