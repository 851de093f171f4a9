import { ConfigError } from '#platform';
import { stackFolder } from './paths.js';
import { readJson } from './sandbox/private-file.js';
import { Logger } from '@nestjs/common';
import { createReport, loggerTo } from './progress.js';
import { clientsWithSecrets } from './sandbox/sandbox.js';
import { readSandboxConfig } from './sandbox/sandbox-config.js';
import {
  fileClients,
  salesChannelTokens,
  untilReady,
  writeSandbox,
} from './sandbox/sandbox-file.js';
import type { Sandbox } from './sandbox/sandbox-file.js';
import { clientSecrets } from './sandbox/secrets.js';
import { seed } from './sandbox/seed.js';
import { waysIn } from './sandbox/welcome.js';

/**
 * Sets up the sandbox for services that run elsewhere, after `migrate` (decisions 2.5, 2.6): its seed, the channels'
 * tokens, `sandbox.json` in `ENTREPOT_STACK_DIR`. Safe to repeat: the secrets in that file do not change.
 */
try {
  const { gateway, publicUrl, brokers, ...wiring } = readSandboxConfig(process.env);
  const file = stackFolder().sandbox;
  const report = createReport();
  Logger.overrideLogger(loggerTo(report));
  const clients = clientsWithSecrets(clientSecrets(keptSecrets(file), process.env));
  report('seeding the sandbox');
  await seed(wiring, clients);
  report(`waiting for ${gateway}`);
  await untilReady(gateway);
  writeSandbox(file, {
    gateway,
    kafkaBrokers: [...brokers],
    databaseUrl: wiring.databaseUrl,
    clients: fileClients(clients),
    salesChannelTokens: await salesChannelTokens(gateway, clients, file),
  });
  report('ready');
  console.log(`\n${waysIn({ gateway: publicUrl, clients })}\n`);
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) console.error(`sandbox: ${fault}`);
  process.exitCode = 1;
}

function keptSecrets(file: string): Record<string, string> {
  const { clients = [] } = readJson<Partial<Sandbox>>(file) ?? {};
  return Object.fromEntries(clients.map(({ clientId, clientSecret }) => [clientId, clientSecret]));
}
