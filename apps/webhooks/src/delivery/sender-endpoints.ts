import type { Queries } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { SecretBox } from '../secrets/secret-box.js';
import { sharedCapacity, type ProcessCapacity } from './domain/capacity.js';
import { SenderEndpoint, type EndpointSettings } from './sender-endpoint.js';
import {
  enabledOfAllMerchants,
  endpointsOfAllMerchants,
  type StoredEndpoint,
  type StoredHealth,
} from './store/sender-endpoint.store.js';

/** The endpoints that this process sends to. */
@Injectable()
export class SenderEndpoints {
  private readonly logger = new Logger(SenderEndpoints.name);
  private readonly endpoints = new Map<string, SenderEndpoint>();
  /** The last changes of the endpoints whose secret could not be decrypted. */
  private readonly unopened = new Map<string, number>();

  constructor(private readonly secrets: SecretBox) {}

  get(id: string): SenderEndpoint | undefined {
    return this.endpoints.get(id);
  }

  /** Reads the list of endpoints in the leased buckets, and the changed endpoints. */
  async read(queries: Queries, buckets: readonly number[]): Promise<void> {
    const enabled = await enabledOfAllMerchants(queries, buckets);
    const ids = new Set(enabled.map(({ id }) => id));
    for (const id of this.endpoints.keys()) if (!ids.has(id)) this.endpoints.delete(id);
    const changed = enabled.filter(({ id, updatedAt }) => {
      const read = this.endpoints.get(id)?.settings.updatedAt.getTime() ?? this.unopened.get(id);
      return read !== updatedAt.getTime();
    });
    if (changed.length === 0) return;
    const stored = await endpointsOfAllMerchants(
      queries,
      changed.map(({ id }) => id),
    );
    for (const each of stored) this.keep(each);
  }

  /** Another process may have taken over all of them. */
  clear(): void {
    this.endpoints.clear();
  }

  /**
   * The exchanges that may begin now: of each endpoint, of each group and merchant, and altogether. Deliveries of the
   * endpoints in `probed` that are chosen by it are probes, even if their breakers open or close meanwhile.
   */
  capacity(): ProcessCapacity & { probed: ReadonlySet<string> } {
    const [now, moment] = [performance.now(), new Date()];
    const states = [...this.endpoints.values()].map((endpoint) => endpoint.capacity(now, moment));
    const probed = states.filter(({ isProbe }) => isProbe).map(({ endpointId }) => endpointId);
    return { ...sharedCapacity(states), probed: new Set(probed) };
  }

  /** @returns the health of the endpoints whose stored health is out of date */
  takeChangedHealth(): StoredHealth[] {
    return [...this.endpoints.values()].flatMap((endpoint) => endpoint.takeChangedHealth() ?? []);
  }

  /** Called when the result of {@link takeChangedHealth} was not stored. */
  keepChangedHealth(changed: readonly StoredHealth[]): void {
    for (const { endpointId } of changed) this.endpoints.get(endpointId)?.keepChangedHealth();
  }

  /** An endpoint whose secret cannot be decrypted receives nothing, and does not delay the others. */
  private keep(stored: StoredEndpoint): void {
    const settings = this.tryToOpen(stored);
    if (!settings) return;
    const endpoint = this.endpoints.get(stored.id);
    if (endpoint) endpoint.change(settings, stored.health);
    else this.endpoints.set(stored.id, new SenderEndpoint(settings, stored.health));
  }

  private tryToOpen(stored: StoredEndpoint): EndpointSettings | undefined {
    try {
      return this.opened(stored);
    } catch (error) {
      this.logger.error(`nothing is sent to endpoint ${stored.id}: ${(error as Error).message}`);
      this.endpoints.delete(stored.id);
      this.unopened.set(stored.id, stored.updatedAt.getTime());
      return undefined;
    }
  }

  private opened(stored: StoredEndpoint): EndpointSettings {
    const { id, merchantId, url, payload, rate, updatedAt } = stored;
    const { secret, previousSecret, previousUntil } = stored;
    return {
      id,
      merchantId,
      url,
      payload,
      rate,
      updatedAt,
      secret: this.secrets.open(secret),
      ...(previousSecret &&
        previousUntil && {
          previous: { secret: this.secrets.open(previousSecret), until: previousUntil },
        }),
    };
  }
}
