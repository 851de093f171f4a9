import type { StartedTestContainer } from 'testcontainers';
import { DATABASE_NAME, HOST, type Ports } from '../../topology.js';
import type { ContainerStarter } from '../infrastructure.js';

const POSTGRES_IMAGE = 'postgres:18';
const KAFKA_IMAGE = 'apache/kafka:4.2.1';

export function testContainers(ports: Ports, password: string): ContainerStarter {
  return {
    postgres: () => startPostgres(ports.postgres, password),
    kafka: () => startKafka(ports.kafka),
  };
}

async function startPostgres(port: number, password: string) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(POSTGRES_IMAGE)
    .withEnvironment({
      POSTGRES_USER: 'entrepot',
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: DATABASE_NAME,
    })
    .withCommand(['-c', 'max_connections=200', '-c', 'fsync=off'])
    .withExposedPorts({ container: 5432, host: port })
    // The image first starts a server for its initialization, which logs the same message.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  const url = `postgres://entrepot:${encodeURIComponent(password)}@${HOST}:${port}/${DATABASE_NAME}`;
  return { url, stop: () => remove(container) };
}

/** The port is chosen in advance because the broker advertises it to its clients. */
async function startKafka(port: number) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(KAFKA_IMAGE)
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${HOST}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '3',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return { brokers: [`${HOST}:${port}`], stop: () => remove(container) };
}

async function remove(container: StartedTestContainer): Promise<void> {
  await container.stop({ timeout: 4_000, remove: true, removeVolumes: true });
}
