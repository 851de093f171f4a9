import { serviceNames } from '#contracts';
import type { ProblemTable } from '#edge';
import type { DynamicModule } from '@nestjs/common';
import { importFrom, type ConfigFile } from '../stack/services/service-code.js';

/** The parts of a service that its API document needs. */
export interface DescribedService {
  name: string;
  module: DynamicModule;
  problems: ProblemTable;
}

/** A dummy address: only the routes of the sandbox are read, and nothing connects. */
const NOWHERE = 'http://127.0.0.1:1';
const environment = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
  DATABASE_SCHEMA: 'nowhere',
  KAFKA_BROKERS: '127.0.0.1:1',
  PUBLIC_URL: NOWHERE,
  JWKS_URL: NOWHERE,
  PAGE_TOKEN_SECRET: 'of no use, since no page token is ever made',
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, NOWHERE])),
};

/** The services, the gateway first. */
export function describedServices(): Promise<DescribedService[]> {
  return Promise.all(
    serviceNames.map(async (name) => {
      const [{ readConfig }, modules, { [`${name}Problems`]: problems }] = await Promise.all([
        importFrom<ConfigFile>(name, 'src/config'),
        importFrom<Record<string, { with(config: object): DynamicModule }>>(
          name,
          `src/${name}.module`,
        ),
        importFrom<Record<string, ProblemTable>>(name, 'src/problems'),
      ]);
      const [module] = Object.values(modules);
      if (!module || !problems) throw new Error(`apps/${name} lacks a module or its problems`);
      return { name, module: module.with(readConfig(environment)), problems };
    }),
  );
}
