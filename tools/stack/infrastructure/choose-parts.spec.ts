import { chooseParts, NoInfrastructureError, orExit, type Machine } from './choose-parts.js';

function machine(has: Partial<Record<keyof Machine, boolean>>): Machine {
  const answer = (part: keyof Machine) => () => has[part] ?? false;
  return {
    databaseUrl: has.databaseUrl ?? false,
    kafkaBrokers: has.kafkaBrokers ?? false,
    postgresPrograms: answer('postgresPrograms'),
    java: answer('java'),
    kafkaJars: answer('kafkaJars'),
    docker: answer('docker'),
  };
}

const local = { postgresPrograms: true, java: true, kafkaJars: true };

describe('the source of Postgres and Kafka', () => {
  it.each([
    ['this machine', local, 'local', 'local'],
    ['this machine, though Docker answers', { ...local, docker: true }, 'local', 'local'],
    ['the given URLs', { ...local, databaseUrl: true, kafkaBrokers: true }, 'given', 'given'],
    ['either given alone', { ...local, kafkaBrokers: true }, 'local', 'given'],
    ['a container without Java', { ...local, java: false, docker: true }, 'local', 'container'],
    [
      'a container without Maven',
      { ...local, kafkaJars: false, docker: true },
      'local',
      'container',
    ],
    ['containers alone', { docker: true }, 'container', 'container'],
  ] as const)('%s', (_, has, postgres, kafka) => {
    expect(chooseParts(machine(has))).toEqual({ postgres, kafka });
  });

  it('The source for tests is a container if an engine answers', () => {
    const container = { postgres: 'container', kafka: 'container' };
    expect(chooseParts(machine({ ...local, docker: true }), 'container')).toEqual(container);
    expect(chooseParts(machine(local), 'container')).toEqual({ postgres: 'local', kafka: 'local' });
    const host = machine({ docker: true, databaseUrl: true });
    expect(chooseParts(host, 'container')).toEqual({ postgres: 'given', kafka: 'container' });
  });

  it('A program that cannot start for want of a source ends with the remedies alone', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new NoInfrastructureError(['Kafka']);
    await orExit(Promise.reject(error));
    expect(exit).toHaveBeenCalledWith(1);
    expect(printed.mock.calls).toEqual([[`\n${error.message}\n`]]);
    jest.restoreAllMocks();
    expect(error.stack).toBe(error.message);
    await expect(orExit(Promise.reject(new Error('other')))).rejects.toThrow('other');
  });

  it('A missing source is an error with the part and the three options', () => {
    const none = () => chooseParts(machine({ postgresPrograms: true }));
    expect(none).toThrow(NoInfrastructureError);
    expect(none).toThrow(
      /run Kafka on this machine[^]*Java[^]*Docker[^]*DATABASE_URL and KAFKA_BROKERS/,
    );
  });
});
