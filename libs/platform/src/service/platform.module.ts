import { Module, type DynamicModule } from '@nestjs/common';
import { JwksKeySource } from './jwks-key-source.js';
import { KeySource, BodyBudget, SummaryParts } from '#edge';
import { HealthRegistry } from '../health/health-registry.js';
import { ProbesController } from '../health/probes.controller.js';
import { Readings } from '../health/readings.js';
import { Names } from '../outbound/names.js';

export interface PlatformOptions {
  /** The URL of the tokens' public keys; a service without it (the gateway) provides `KeySource` itself. */
  jwksUrl?: string;
  /** In the format of `DNS_SERVERS`. */
  dnsServers?: string;
}

/** The providers that every service has besides its own module; `createService` adds it. */
@Module({
  controllers: [ProbesController],
  providers: [BodyBudget, HealthRegistry, Readings, SummaryParts],
  exports: [BodyBudget, HealthRegistry, Readings, SummaryParts],
})
export class PlatformModule {
  static forRoot({ jwksUrl, dnsServers }: PlatformOptions): DynamicModule {
    const names = new Names(dnsServers);
    const keys =
      jwksUrl === undefined
        ? []
        : [{ provide: KeySource, useValue: new JwksKeySource(jwksUrl, names) }];
    return {
      module: PlatformModule,
      global: true,
      providers: [{ provide: Names, useValue: names }, ...keys],
      exports: [Names],
    };
  }
}
