import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createKafka, type BrokerConfig } from '#kafka';
import kafkajs from 'kafkajs';
import {
  fetchKafkaJars,
  hasKafkaJars,
  kafkaJarsFolder,
} from '../../stack/infrastructure/kafka/kafka-jars.js';
import { startKafka } from '../../stack/infrastructure/kafka/kafka.js';
import type { StackFolder } from '../../stack/paths.js';
import { freePorts } from '../../stack/ports/ports.js';
import { quiet } from '../../stack/progress.js';
import { HOST } from '../../stack/topology.js';
import type { Access, Principal } from '../kafka-access.js';

const ADMIN = 'admin';
const PASSWORD = 'a-password-of-the-test';

/** A broker that authenticates users by TLS and SCRAM, and denies everything that no access list allows. */
export interface GuardedKafka {
  as(user: string, password?: string): BrokerConfig;
  /** A kafkajs admin client, for operations that the services do not use. */
  adminAs(user: string): kafkajs.Admin;
  /** The error of a group member that reads a topic. */
  whyUnread(user: string, groupId: string, topic: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startGuardedKafka(
  folder: StackFolder,
  principals: readonly Principal[],
): Promise<GuardedKafka> {
  const { kafka: port, 'kafka-controller': controllerPort } = await freePorts();
  const jarsFolder = kafkaJarsFolder();
  if (!hasKafkaJars(jarsFolder)) {
    await fetchKafkaJars(jarsFolder, {
      logFolder: folder.logs,
      runFolder: folder.run,
      report: quiet,
    });
  }
  const { keyStore, ca } = makeCertificate(folder.root);
  const users = [ADMIN, ...principals.map(({ user }) => user)];
  const { brokers, stop } = await startKafka({
    dataDir: folder.kafka,
    jarsFolder,
    port,
    controllerPort,
    logFile: path.join(folder.logs, 'kafka.log'),
    runFolder: folder.run,
    settings: guarded(port, controllerPort, keyStore),
    scramUsers: Object.fromEntries(users.map((user) => [user, PASSWORD])),
  });
  const as = (user: string, password = PASSWORD): BrokerConfig => ({
    brokers,
    clientId: user,
    tls: { ca },
    sasl: { mechanism: 'scram-sha-512', username: user, password },
  });
  const adminAs = (user: string): kafkajs.Admin =>
    clientOf(as(user)).admin({ retry: { retries: 0 } });
  await grant(adminAs(ADMIN), principals);
  return {
    as,
    adminAs,
    whyUnread: (user, groupId, topic) => whyUnread(clientOf(as(user)), groupId, topic),
    stop,
  };
}

function clientOf(config: BrokerConfig): kafkajs.Kafka {
  return createKafka(config, { retry: { retries: 5 } });
}

async function whyUnread(client: kafkajs.Kafka, groupId: string, topic: string): Promise<string> {
  const consumer = client.consumer({
    groupId,
    retry: { retries: 0, restartOnFailure: async () => false },
  });
  const crash = new Promise<string>((resolve) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error.message));
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({ eachBatch: async () => undefined });
    return await crash;
  } finally {
    await consumer.disconnect();
  }
}

function guarded(port: number, controllerPort: number, keyStore: string): Record<string, string> {
  const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule';
  return {
    listeners: `SASL_SSL://${HOST}:${port},CONTROLLER://${HOST}:${controllerPort}`,
    'advertised.listeners': `SASL_SSL://${HOST}:${port}`,
    'listener.security.protocol.map': 'SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'SASL_SSL',
    'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'sasl.mechanism.inter.broker.protocol': 'SCRAM-SHA-512',
    'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': `${scram} required username="${ADMIN}" password="${PASSWORD}";`,
    'ssl.keystore.location': keyStore,
    'ssl.keystore.password': PASSWORD,
    'ssl.truststore.location': keyStore,
    'ssl.truststore.password': PASSWORD,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    // The controller's listener has no authentication.
    'super.users': `User:${ADMIN};User:ANONYMOUS`,
  };
}

/** Creates a certificate with its own CA, by the keytool of Java. */
function makeCertificate(folder: string): { keyStore: string; ca: string } {
  mkdirSync(folder, { recursive: true });
  const keyStore = path.join(folder, 'broker.p12');
  const home = process.env['JAVA_HOME'];
  const keytool = home ? path.join(home, 'bin', 'keytool') : 'keytool';
  const store = [
    '-keystore',
    keyStore,
    '-storetype',
    'PKCS12',
    '-storepass',
    PASSWORD,
    '-alias',
    'broker',
  ];
  execFileSync(keytool, [
    '-genkeypair',
    '-keyalg',
    'EC',
    '-groupname',
    'secp256r1',
    '-dname',
    'CN=broker',
    '-ext',
    `san=ip:${HOST}`,
    '-ext',
    'bc=ca:true',
    '-validity',
    '30',
    ...store,
  ]);
  const file = path.join(folder, 'ca.crt');
  execFileSync(keytool, ['-exportcert', '-rfc', '-file', file, ...store]);
  return { keyStore, ca: readFileSync(file, 'utf8') };
}

const operations: Record<Access['operations'][number], kafkajs.AclOperationTypes> = {
  AlterConfigs: kafkajs.AclOperationTypes.ALTER_CONFIGS,
  Create: kafkajs.AclOperationTypes.CREATE,
  Describe: kafkajs.AclOperationTypes.DESCRIBE,
  Read: kafkajs.AclOperationTypes.READ,
  Write: kafkajs.AclOperationTypes.WRITE,
};

async function grant(admin: kafkajs.Admin, principals: readonly Principal[]): Promise<void> {
  await admin.connect();
  await admin.createAcls({
    acl: principals.flatMap(({ user, access }) =>
      access.flatMap(({ resource, name, isPrefix, operations: allowed }) =>
        allowed.map((operation) => ({
          resourceType:
            resource === 'topic' ? kafkajs.AclResourceTypes.TOPIC : kafkajs.AclResourceTypes.GROUP,
          resourceName: name,
          resourcePatternType: isPrefix
            ? kafkajs.ResourcePatternTypes.PREFIXED
            : kafkajs.ResourcePatternTypes.LITERAL,
          principal: `User:${user}`,
          host: '*',
          operation: operations[operation],
          permissionType: kafkajs.AclPermissionTypes.ALLOW,
        })),
      ),
    ),
  });
  await admin.disconnect();
}
