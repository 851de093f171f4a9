import { Database } from '#platform';
import { Module } from '@nestjs/common';
import { BackgroundWork } from '../background/background-work.js';
import { Rollup } from '../rollup/rollup.js';
import { WorkerTransactor } from './messaging.module.js';

/** Counts of rows for a service whose migrations have the `rollupMigrations`. */
@Module({
  providers: [
    {
      provide: Rollup,
      inject: [BackgroundWork, Database, WorkerTransactor],
      useFactory: (...parts: [BackgroundWork, Database, WorkerTransactor]) => new Rollup(...parts),
    },
  ],
  exports: [Rollup],
})
export class RollupModule {}
