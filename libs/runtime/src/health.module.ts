import { Global, Module } from '@nestjs/common';
import { HealthRegistry } from './health-registry.js';
import { Readings } from './readings.js';

/** The health checks and readings of a process, to which each module adds its own. */
@Global()
@Module({ providers: [HealthRegistry, Readings], exports: [HealthRegistry, Readings] })
export class HealthModule {}
