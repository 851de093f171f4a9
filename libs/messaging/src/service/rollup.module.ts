import { Module } from '@nestjs/common';
import { Rollup } from '../rollup/rollup.js';

/** Counts of rows for a service whose migrations have the `rollupMigrations`. */
@Module({ providers: [Rollup], exports: [Rollup] })
export class RollupModule {}
