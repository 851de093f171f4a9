import { ConfigError } from '#platform';
import { migrate } from './migrate/migrate.js';
import { readMigrateConfig } from './migrate/migrate-config.js';
import { Logger } from '@nestjs/common';
import { createReport, loggerTo } from './progress.js';

/** `npm run migrate`: updates the database and the topics given by the environment, and exits. */
try {
  const config = readMigrateConfig(process.env);
  const report = createReport();
  Logger.overrideLogger(loggerTo(report));
  report('migrating');
  await migrate({ ...config, report });
  report('database and topics are up to date');
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) console.error(`migrate: ${fault}`);
  process.exitCode = 1;
}
