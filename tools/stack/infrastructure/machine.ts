import { spawnSync } from 'node:child_process';
import type { Machine } from './choose-parts.js';
import { hasJava, hasMaven } from './kafka/java.js';
import { hasKafkaJars, kafkaJarsFolder } from './kafka/kafka-jars.js';
import { CHECK_LIMIT_MS } from '../ready-limit.js';
import { postgresBinaries } from './postgres/postgres-binaries.js';

/**
 * Checks this machine.
 * @param containersBy the tool that starts containers: Compose must be installed, testcontainers uses the engine
 *   directly
 */
export function thisMachine(
  env: NodeJS.ProcessEnv,
  containersBy: 'compose' | 'testcontainers',
): Machine {
  return {
    databaseUrl: Boolean(env['DATABASE_URL']),
    kafkaBrokers: Boolean(env['KAFKA_BROKERS']),
    postgresPrograms: () => postgresBinaries() !== undefined,
    java: hasJava,
    kafkaJars: () => hasKafkaJars(kafkaJarsFolder(env)) || hasMaven(),
    docker: () => dockerAnswers() && (containersBy === 'testcontainers' || hasCompose()),
  };
}

function dockerAnswers(): boolean {
  const { status, stdout } = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], {
    encoding: 'utf8',
    timeout: CHECK_LIMIT_MS,
  });
  return status === 0 && stdout.trim() !== '';
}

function hasCompose(): boolean {
  return spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
}
