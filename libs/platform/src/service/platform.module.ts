import { Module, type DynamicModule } from '@nestjs/common';
import { JwksKeySource } from './jwks-key-source.js';
import { KeySource, BodyBudget, SummaryParts } from '#edge';
import { HealthModule } from '#runtime';
import { ProbesController } from '../health/probes.controller.js';
import { Names } from '../outbound/names.js';

interface PlatformConfig {
  /** The URL of the tokens' public keys; a service without it (the gateway) provides `KeySource` itself. */
  JWKS_URL?: string;
  DNS_SERVERS?: string;
}

/** The providers that every service has besides its own module; `createService` adds it. */
@Module({
  controllers: [ProbesController],
  imports: [HealthModule],
  providers: [BodyBudget, SummaryParts],
  exports: [BodyBudget, SummaryParts],
})
export class PlatformModule {
  static forRoot({ JWKS_URL, DNS_SERVERS }: PlatformConfig): DynamicModule {
    const names = new Names(DNS_SERVERS);
    const keys =
      JWKS_URL === undefined
        ? []
        : [{ provide: KeySource, useValue: new JwksKeySource(JWKS_URL, names) }];
    return {
      module: PlatformModule,
      global: true,
      providers: [{ provide: Names, useValue: names }, ...keys],
      exports: [Names],
    };
  }
}
