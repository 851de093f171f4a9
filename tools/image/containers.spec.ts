import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readMigrateConfig } from '../stack/migrate/migrate-config.js';
import { projectRoot } from '../stack/paths.js';
import { SANDBOX_CLIENTS, secretVariable } from '../stack/sandbox/sandbox-clients.js';
import { readSandboxConfig } from '../stack/sandbox/sandbox-config.js';
import { importFrom, type ConfigFile } from '../stack/services/service-code.js';
import { NODE_ARGUMENTS } from '../stack/services/service-process.js';
import { roleOf, ROLE_PREFIX, schemaOf, SERVICES } from '../stack/topology.js';
import { composedServices, readText, type ComposedService } from './compose-file.js';

const dockerfile = readText('Dockerfile');
const composed = composedServices('docker-compose.yml');
const ours = [...SERVICES, 'migrate', 'sandbox', 'demo'];

function named(name: string): ComposedService & { environment: Record<string, string> } {
  const service = composed[name];
  if (!service?.environment) throw new Error(`docker-compose.yml has no ${name}`);
  return { ...service, environment: service.environment };
}

/** Whether the image contains a program: all files except the paths that the Dockerfile removes after the build. */
function isInImage(program: string): boolean {
  const source = program.replace(/^dist\//, '').replace(/\.js$/, '.ts');
  const isRemoved = ['bench/', 'libs/testing/'].some((folder) => source.startsWith(folder));
  return program.startsWith('dist/') && !isRemoved && existsSync(path.join(projectRoot(), source));
}

describe('the image', () => {
  it('The image has the Node version that package.json pins', () => {
    const { dependencies } = JSON.parse(readText('package.json')) as {
      dependencies: { node: string };
    };
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${dependencies.node}-`);
  });

  it.each(ours)('The image has the program of %s', (name) => {
    const program = named(name).command?.at(-1) ?? '';
    expect(isInImage(program)).toBe(true);
  });

  it('The image has the programs that its own settings name', () => {
    const programs = dockerfile.matchAll(/dist\/tools\/image\/[a-z-]+\.js/g);
    const names = [...new Set([...programs].map(([name]) => name))];
    expect(names.toSorted()).toEqual(['dist/tools/image/health.js', 'dist/tools/image/pid-one.js']);
    expect(names.every((name) => isInImage(name))).toBe(true);
  });

  it('The image has the licence, and the notices of all its contents, beside the program', () => {
    expect(dockerfile).toMatch(/^COPY .*\bLICENSE\b.* \/layers\/program\/app\/$/m);
    expect(dockerfile).toContain('mv program/app/dist/THIRD-PARTY-NOTICES program/app/');
    expect(readText('.dockerignore')).toMatch(/^!LICENSE$/m);
  });

  it('The image has a health check with a path that every service serves', () => {
    const probes = readText('libs', 'platform', 'src', 'health', 'probes.controller.ts');
    const checks = SERVICES.map((name) => named(name).healthcheck?.test ?? []);
    const inImage = /CMD (\["node", "dist\/tools\/image\/health.js".*\])/.exec(dockerfile)?.[1];
    for (const check of [...checks, JSON.parse(inImage ?? '[]') as string[]]) {
      expect(check).toContain('dist/tools/image/health.js');
      expect(probes).toContain(`@Get('${check.at(-1)?.slice(1)}')`);
    }
  });
});

describe('the Compose file', () => {
  it.each(SERVICES)(
    'The Compose file sets the variables that %s reads, and no others',
    async (name) => {
      const { environment } = named(name);
      const { readConfig } = await importFrom<ConfigFile>(name, 'src/config');
      const config = readConfig(environment);
      // The trace exporter reads its own variables.
      const variables = Object.keys(environment).filter(
        (variable) => !variable.startsWith('OTEL_'),
      );
      expect(Object.keys(config)).toEqual(expect.arrayContaining(variables));
    },
  );

  it.each(SERVICES)(
    'The Compose file gives %s the role and the schema that migrate creates',
    (name) => {
      const { DATABASE_URL = '', DATABASE_SCHEMA } = named(name).environment;
      const { username, password, host, pathname } = new URL(DATABASE_URL);
      const { databaseUrl, passwords } = readMigrateConfig(named('migrate').environment);
      expect({ username, password, DATABASE_SCHEMA }).toEqual({
        username: roleOf(name, ROLE_PREFIX),
        password: passwords[name],
        DATABASE_SCHEMA: schemaOf(name),
      });
      expect({ host, pathname }).toEqual({
        host: new URL(databaseUrl).host,
        pathname: new URL(databaseUrl).pathname,
      });
    },
  );

  it('The Compose file sets the variables of migrate and the sandbox, with one for each client', () => {
    const { environment } = named('sandbox');
    expect(readSandboxConfig(environment).gateway).toBe(
      named('gateway').environment['CATALOG_URL']?.replace('catalog', 'gateway'),
    );
    const secrets = Object.keys(environment).filter((variable) =>
      variable.startsWith('ENTREPOT_SECRET_'),
    );
    expect(secrets).toEqual(SANDBOX_CLIENTS.map(({ clientId }) => secretVariable(clientId)));
  });

  it.each(SERVICES)(
    'The Compose file starts %s with the memory limits of the local stack and enough time to stop',
    (name) => {
      expect(named(name).command).toEqual([...NODE_ARGUMENTS, `dist/apps/${name}/src/main.js`]);
      expect(Number.parseInt(named(name).stop_grace_period ?? '', 10)).toBeGreaterThan(10);
    },
  );

  it('The Compose file publishes only the port of the gateway, and only on this machine', () => {
    const published = Object.entries(composed).filter(([, { ports }]) => ports !== undefined);
    const always = published.filter(([, { profiles }]) => profiles === undefined);
    expect(always.map(([name]) => name)).toEqual(['gateway']);
    for (const [, { ports = [] }] of published) {
      expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    }
  });

  it('The Compose file gives our programs no unnecessary privileges', () => {
    for (const name of ours) {
      expect(named(name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    const outside = ours.filter((name) => named(name).networks?.includes('outside'));
    expect(outside).toEqual(['gateway', 'webhooks']);
  });

  it('The Compose file has a Prometheus scrape target for every service', () => {
    const { scrape_configs: jobs } = parse(
      readText('observability', 'prometheus', 'prometheus.yml'),
    ) as { scrape_configs: { static_configs: { targets: string[] }[] }[] };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((entry) => entry.targets));
    const served = SERVICES.map((name) => `${name}:${named(name).environment['HTTP_PORT']}`);
    expect(targets.toSorted()).toEqual(served.toSorted());
  });
});
