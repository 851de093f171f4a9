/**
 * The only description of the local system. Start, demo, tests and benches all use it, so the tests cover the system
 * that runs.
 */
export const SERVICES = [
  'gateway',
  'catalog',
  'pricing',
  'orders',
  'logistics',
  'taxes',
  'webhooks',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The parts under the services. Kafka needs two ports: one for clients, one for its own controller. */
const INFRASTRUCTURE = ['postgres', 'kafka', 'kafka-controller'] as const;
export type PortName = ServiceName | (typeof INFRASTRUCTURE)[number];
export type Ports = Record<PortName, number>;

export const PORT_NAMES: readonly PortName[] = [...SERVICES, ...INFRASTRUCTURE];

/** A range that no well-known program uses, below the ephemeral ports. */
export const DEFAULT_PORTS: Ports = {
  gateway: 4640,
  catalog: 4641,
  pricing: 4642,
  orders: 4643,
  logistics: 4644,
  taxes: 4645,
  postgres: 4646,
  kafka: 4647,
  'kafka-controller': 4648,
  webhooks: 4649,
};

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
    const given = env[portVariable(name)];
    if (given === undefined || given === '') continue;
    if (/^\d{1,5}$/.test(given) && Number(given) >= 1 && Number(given) <= 65_535) {
      ports[name] = Number(given);
    } else {
      faults.push(`${portVariable(name)} must be a port from 1 to 65535, not "${given}"`);
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
