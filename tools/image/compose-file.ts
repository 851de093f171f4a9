import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../stack/paths.js';

/** What the tests of `docker-compose.yml` look at in one of its services. */
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

/** The services of a Compose file, for someone who has set no variable. */
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

/** `${NAME:-default}`, the innermost first. */
function withDefaults(text: string): string {
  const filled = text.replaceAll(/\$\{\w+:-([^${}]*)\}/g, '$1');
  return filled === text ? text : withDefaults(filled);
}
