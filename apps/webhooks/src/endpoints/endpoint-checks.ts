import { Refusal } from '#edge';
import { callableAddresses } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { EVENT_TYPES } from './domain/event-types.js';
import { urlFault, type UrlRules } from './domain/endpoint-url.js';
import type { EndpointSettings } from './endpoint.js';

/** Checks the settings of an endpoint in a request, and brings them into the form in which they are stored. */
@Injectable()
export class EndpointChecks {
  private readonly rules: UrlRules;

  constructor(@Inject(WEBHOOKS_CONFIG) { ENTREPOT_ENV, WEBHOOKS_ALLOW }: WebhooksConfig) {
    this.rules = {
      allowsHttp: ENTREPOT_ENV !== 'production',
      mayCall: callableAddresses(WEBHOOKS_ALLOW),
    };
  }

  /** @throws Refusal `url-not-allowed`, `unknown-event-type` */
  checked<S extends Partial<EndpointSettings>>(settings: S): S {
    const { url, types } = settings;
    return {
      ...settings,
      ...(url !== undefined && { url: this.checkedUrl(url) }),
      ...(types && { types: checkedTypes(types) }),
    };
  }

  private checkedUrl(url: string): string {
    const fault = urlFault(url, this.rules);
    if (fault === undefined) return new URL(url).href;
    const code = 'url-not-allowed';
    const detail = `The URL ${fault}.`;
    throw new Refusal(code, detail, { errors: [{ pointer: '/url', code, detail }] });
  }
}

function checkedTypes(types: readonly string[]): string[] {
  const code = 'unknown-event-type';
  const errors = types.flatMap((type, index) => {
    if (EVENT_TYPES.includes(type)) return [];
    return [{ pointer: `/types/${index}`, code, detail: `is no type of event: ${type}` }];
  });
  if (errors.length > 0) throw new Refusal(code, 'Not all types are known.', { errors });
  return [...new Set(types)].toSorted();
}
