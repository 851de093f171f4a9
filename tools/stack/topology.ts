import { serviceNames, services, type ServiceName } from '#contracts';

export type { ServiceName };

/**
 * The services in the order of their ports. Start, demo, tests and benches all use this description of the local
 * system, so the tests cover the system that runs.
 */
export const SERVICES = serviceNames.toSorted((a, b) => services[a].port - services[b].port);

/** The services that the gateway forwards requests to. */
export const SERVICES_BEHIND = SERVICES.filter((name) => name !== 'gateway');

/** The ports of the parts under the services. Kafka needs two: one for clients, one for its own controller. */
const INFRASTRUCTURE = { postgres: 4646, kafka: 4647, 'kafka-controller': 4648 };
export type PortName = ServiceName | keyof typeof INFRASTRUCTURE;
export type Ports = Record<PortName, number>;

/** A range that no well-known program uses, below the ephemeral ports. */
export const DEFAULT_PORTS = {
  ...Object.fromEntries(SERVICES.map((name) => [name, services[name].port])),
  ...INFRASTRUCTURE,
} as Ports;

export const PORT_NAMES = Object.keys(DEFAULT_PORTS) as PortName[];

/** All local parts listen only here. */
export const HOST = '127.0.0.1';

export const DATABASE_NAME = 'entrepot';

/** Partitions of every stream on one machine; a cluster uses the 12 of `npm run migrate`. */
export const LOCAL_PARTITIONS = 6;

/** The variable that changes a port, for example `ENTREPOT_PORT_KAFKA_CONTROLLER`. */
export function portVariable(name: PortName): string {
  return `ENTREPOT_PORT_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** A service's tables are in the schema of its own name. */
export function schemaOf(service: ServiceName): string {
  return service;
}

/** Roles are server-wide, so two databases on one server need two prefixes. */
export const ROLE_PREFIX = 'entrepot';

/** The Postgres role of a service, which sees only its own schema. */
export function roleOf(service: ServiceName, prefix: string): string {
  return `${prefix}_${service}`;
}

/** The address of a service, without a trailing slash. */
export function addressOf(service: ServiceName, ports: Ports): string {
  return `http://${HOST}:${ports[service]}`;
}

/**
 * The ports of this run: the defaults, changed by their variables.
 * @throws Error with every variable that is no port and every port that two parts would share
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const faults: string[] = [];
  const ports = { ...DEFAULT_PORTS };
  for (const name of PORT_NAMES) {
    const text = env[portVariable(name)];
    if (text === undefined || text === '') continue;
    if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) {
      ports[name] = Number(text);
    } else {
      faults.push(`${portVariable(name)} must be a port from 1 to 65535, not "${text}"`);
    }
  }
  faults.push(...sharedPorts(ports));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return ports;
}

function sharedPorts(ports: Ports): string[] {
  const users = Map.groupBy(PORT_NAMES, (name) => ports[name]);
  return [...users]
    .filter(([, names]) => names.length > 1)
    .map(([port, names]) => `port ${port} is given to ${names.join(' and ')}`);
}
