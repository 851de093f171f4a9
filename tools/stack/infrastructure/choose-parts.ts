/** Where one part comes from: given by a variable, this machine's own programs, or a container. */
export type Source = 'given' | 'local' | 'container';

export interface Choice {
  postgres: Source;
  kafka: Source;
}

/** What this machine has. Asking is slow (it starts programs), so each is asked for only when it decides. */
export interface Machine {
  databaseUrl: boolean;
  kafkaBrokers: boolean;
  /** npm has a Postgres for this platform. */
  postgresPrograms(): boolean;
  java(): boolean;
  /** The jars are there, or Maven can fetch them. */
  kafkaJars(): boolean;
  /** A Docker engine answers. */
  docker(): boolean;
}

/** Neither given, nor runnable here, nor in a container. */
export class NoInfrastructureError extends Error {
  constructor(missing: readonly string[]) {
    super(
      [
        `no way to run ${missing.join(' and ')} on this machine. Any one of these helps:`,
        '  - install Java 17 or newer and Maven (Debian: apt-get install openjdk-17-jre-headless maven);' +
          ' Postgres itself comes from npm',
        '  - start a Docker engine, with "docker compose"',
        '  - point DATABASE_URL and KAFKA_BROKERS at a Postgres 18 and a Kafka 4 that are there already',
      ].join('\n'),
    );
    this.name = 'NoInfrastructureError';
  }
}

/**
 * Decides where Postgres and Kafka come from: what is given, then what runs here by itself, then containers.
 * Tests ask for containers first, where an engine answers.
 * @throws NoInfrastructureError naming the three ways
 */
export function chooseParts(machine: Machine, prefer: 'local' | 'container' = 'local'): Choice {
  let answered: boolean | undefined;
  const docker = () => (answered ??= machine.docker());
  const source = (given: boolean, local: () => boolean): Source | undefined => {
    if (given) return 'given';
    if (prefer === 'container' && docker()) return 'container';
    if (local()) return 'local';
    return docker() ? 'container' : undefined;
  };
  const postgres = source(machine.databaseUrl, () => machine.postgresPrograms());
  const kafka = source(machine.kafkaBrokers, () => machine.java() && machine.kafkaJars());
  if (postgres && kafka) return { postgres, kafka };
  throw new NoInfrastructureError([...(postgres ? [] : ['Postgres']), ...(kafka ? [] : ['Kafka'])]);
}
