import { Module, type DynamicModule } from '@nestjs/common';
import { JwksKeySource } from './auth/jwks-key-source.js';
import { KeySource } from './auth/key-source.js';
import { HealthRegistry } from './health/health-registry.js';
import { ProbesController } from './health/probes.controller.js';
import { Readings } from './health/readings.js';
import { BodyBudget } from './http/body/body-budget.js';

export interface PlatformOptions {
  /** The URL of the tokens' public keys; a service without it (the gateway) provides `KeySource` itself. */
  jwksUrl?: string;
}

/** The providers that every service has beside its own module; `createService` adds it. */
@Module({
  controllers: [ProbesController],
  providers: [BodyBudget, HealthRegistry, Readings],
  exports: [BodyBudget, HealthRegistry, Readings],
})
export class PlatformModule {
  static forRoot({ jwksUrl }: PlatformOptions): DynamicModule {
    const keys = { provide: KeySource, useFactory: () => new JwksKeySource(jwksUrl ?? '') };
    return { module: PlatformModule, global: true, providers: jwksUrl === undefined ? [] : [keys] };
  }
}
