/** The source of one part: given by a variable, local programs, or a container. */
export type Source = 'given' | 'local' | 'container';

export interface Choice {
  postgres: Source;
  kafka: Source;
}

/** Checks for the tools of this machine. The checks are slow (they start programs), so each runs only if needed. */
export interface Machine {
  databaseUrl: boolean;
  kafkaBrokers: boolean;
  /** Whether npm has a Postgres for this platform. */
  postgresPrograms(): boolean;
  java(): boolean;
  /** Whether the jars exist, or Maven can fetch them. */
  kafkaJars(): boolean;
  /** Whether a Docker engine answers. */
  docker(): boolean;
}

/** Postgres or Kafka is neither given, nor runnable locally or in a container. */
export class NoInfrastructureError extends Error {
  constructor(missing: readonly string[]) {
    super(
      [
        `no way to run ${missing.join(' and ')} on this machine. Any one of these helps:`,
        '  - install Java 17 or newer and Maven (Debian: apt-get install openjdk-17-jre-headless maven);' +
          ' Postgres itself comes from npm',
        '  - start a Docker engine, with "docker compose"',
        '  - point DATABASE_URL and KAFKA_BROKERS at a Postgres 18 and a Kafka 4 that already run',
      ].join('\n'),
    );
    this.name = 'NoInfrastructureError';
    // Jest prints the stack of a failed set-up; its frames would hide the remedies.
    this.stack = this.message;
  }
}

/** Awaits a start; where the machine lacks something, ends the program with the reason alone, which names the remedies. */
export async function orExit<T>(started: Promise<T>): Promise<T> {
  try {
    return await started;
  } catch (error) {
    if (!(error instanceof NoInfrastructureError)) throw error;
    console.error(`\n${error.message}\n`);
    return process.exit(1);
  }
}

/**
 * Chooses the sources of Postgres and Kafka: given URLs, then local programs, then containers. Tests prefer containers
 * if an engine answers.
 * @throws NoInfrastructureError with the three options
 */
export function chooseParts(machine: Machine, prefer: 'local' | 'container' = 'local'): Choice {
  let answered: boolean | undefined;
  const docker = () => (answered ??= machine.docker());
  const source = (isGiven: boolean, local: () => boolean): Source | undefined => {
    if (isGiven) return 'given';
    if (prefer === 'container' && docker()) return 'container';
    if (local()) return 'local';
    return docker() ? 'container' : undefined;
  };
  const postgres = source(machine.databaseUrl, () => machine.postgresPrograms());
  const kafka = source(machine.kafkaBrokers, () => machine.java() && machine.kafkaJars());
  if (postgres && kafka) return { postgres, kafka };
  throw new NoInfrastructureError([...(postgres ? [] : ['Postgres']), ...(kafka ? [] : ['Kafka'])]);
}
