import type { Migration } from '#migration';
import { importFrom } from '../services/service-code.js';
import { SERVICES, type ServiceName } from '../topology.js';

/** The migrations of each service, in order. */
export const appMigrations = Object.fromEntries(
  await Promise.all(
    SERVICES.map(async (service) => {
      const file = importFrom<{ migrations: readonly Migration[] }>(service, 'migrations/index');
      return [service, (await file).migrations] as const;
    }),
  ),
) as Record<ServiceName, readonly Migration[]>;
