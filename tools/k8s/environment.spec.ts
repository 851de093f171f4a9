import { readFileSync } from 'node:fs';
import { readMigrateConfig } from '../stack/migrate/migrate-config.js';
import { importFrom, type ConfigFile } from '../stack/services/service-code.js';
import { NODE_ARGUMENTS } from '../stack/services/service-process.js';
import { SERVICES, type ServiceName } from '../stack/topology.js';
import { OVERLAYS, readRendered } from './rendered.js';
import { deploymentsOf, environmentOf, find, mainOf, roleOf, serviceOf } from './test/workloads.js';
import type { Workload } from './test/workloads.js';

const configs = new Map(
  await Promise.all(
    SERVICES.map(
      async (service) => [service, await importFrom<ConfigFile>(service, 'src/config')] as const,
    ),
  ),
);

/** Every variable that a service may read, by any of its schemas. */
function variablesOf(service: ServiceName): string[] {
  const schemas = Object.values(configs.get(service) ?? {}) as { properties?: object }[];
  return [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** Variables of an option that is not used need not be set. */
const OF_A_CHOICE: Record<string, string> = {
  KAFKA_SASL_PASSWORD: 'KAFKA_SASL_MECHANISM',
  TRANSLATOR_API_KEY: 'TRANSLATOR_URL',
  DOCUMENTS_S3_REGION: 'DOCUMENTS_S3_URL',
  DOCUMENTS_S3_ACCESS_KEY: 'DOCUMENTS_S3_URL',
  DOCUMENTS_S3_SECRET_KEY: 'DOCUMENTS_S3_URL',
};

/** Read by Node and its libraries, not by our code. */
const PROCESS_VARIABLES = ['MALLOC_ARENA_MAX'];

/** Secrets with a special format. */
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://a:b@c/d',
  WEBHOOKS_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
};

/** The environment as Kubernetes would provide it, with valid Secrets. */
function withSecrets(environment: Record<string, string>): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!value.startsWith('secret:')) return [name, value];
      return [name, SECRETS[name] ?? 'x'.repeat(40)];
    }),
  );
}

it.each(SERVICES)('docs/configuration.md lists every variable of %s', (service) => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  expect(variablesOf(service).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

describe.each(OVERLAYS)('the environment in %s', (overlay) => {
  const manifests = readRendered(overlay);
  const settings = (workload: Workload) => environmentOf(mainOf(workload), manifests);
  const workloads = deploymentsOf(manifests).map(
    (deployment) => [deployment.metadata.name, deployment] as const,
  );

  it.each(workloads)(
    'The environment of %s has exactly the variables of its service',
    (_name, workload) => {
      const service = SERVICES.find((candidate) => candidate === serviceOf(workload));
      if (!service) throw new Error('unknown service');
      const environment = settings(workload);
      const required = variablesOf(service).filter((name) => {
        const choice = OF_A_CHOICE[name];
        if (name === 'DOCUMENTS_DIR') return !environment['DOCUMENTS_S3_URL'];
        if (name === 'DOCUMENTS_S3_URL') return !environment['DOCUMENTS_DIR'];
        if (name.startsWith('OIDC_')) return Boolean(environment['OIDC_ISSUER']);
        return choice === undefined || Boolean(environment[choice]);
      });
      expect(Object.keys(environment).toSorted()).toEqual(
        [...required, ...PROCESS_VARIABLES].toSorted(),
      );
    },
  );

  it.each(workloads)('The environment of %s is valid for its service', (_name, workload) => {
    const service = SERVICES.find((candidate) => candidate === serviceOf(workload)) ?? 'gateway';
    const environment = withSecrets(settings(workload));
    expect(() => configs.get(service)?.readConfig(environment)).not.toThrow();
    expect(environment).toMatchObject({ ROLE: roleOf(workload), DATABASE_SCHEMA: service });
    expect(environment['ENTREPOT_ENV']).toBe(overlay === 'sandbox' ? 'sandbox' : 'production');
  });

  it.each(workloads)(
    'The environment of %s has no secret values, and only its own Secrets',
    (_name, workload) => {
      const service = serviceOf(workload);
      const environment = settings(workload);
      const secrets = Object.entries(environment).filter(([name]) =>
        /SECRET|PASSWORD|_KEYS?$|DATABASE_URL/.test(name),
      );
      const sharedSecrets = 'document-links|documents-s3|openid|quotes|translator';
      const allowed = new RegExp(`^secret:(${service}|kafka-${service}|${sharedSecrets})/`);
      for (const [, value] of secrets) expect(value).toMatch(allowed);
      expect(secrets.length).toBeGreaterThan(0);
    },
  );

  it('The environment of migrate has exactly the variables that it reads', () => {
    const environment = withSecrets(settings(find<Workload>(manifests, 'Job', 'migrate')));
    const { KAFKA_TLS_CA_FILE: _, ...readable } = environment;
    expect(() => readMigrateConfig({ ...readable })).not.toThrow();
    const passwords = SERVICES.map((service) => `DB_PASSWORD_${service.toUpperCase()}`);
    const kafka = Object.keys(environment).filter((name) => name.startsWith('KAFKA_'));
    expect(Object.keys(environment).toSorted()).toEqual(
      ['DATABASE_URL', 'TOPIC_PREFIX', ...kafka, ...passwords].toSorted(),
    );
    expect(kafka.filter((name) => !variablesOf('taxes').includes(name)).toSorted()).toEqual([
      'KAFKA_PARTITIONS',
      'KAFKA_REPLICATION',
    ]);
  });

  it('The environment names a Kafka user for each service', () => {
    for (const [, workload] of workloads) {
      expect(settings(workload)).toMatchObject({
        KAFKA_TLS: 'true',
        KAFKA_SASL_MECHANISM: 'scram-sha-512',
        KAFKA_SASL_USERNAME: `kafka-${serviceOf(workload)}`,
        KAFKA_SASL_PASSWORD: `secret:kafka-${serviceOf(workload)}/password`,
      });
    }
  });

  it('The environment limits Node like the local stack', () => {
    for (const [, workload] of workloads) {
      expect(mainOf(workload).args.slice(0, -1)).toEqual([...NODE_ARGUMENTS]);
    }
  });
});
