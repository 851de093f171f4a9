import { WebhookEndpointDisabled, type WebhookEndpointDisabledEvent } from '#contracts';
import { recordAudit, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import { loggedHttpEvent } from '../log/http-event.js';
import type { DisabledReason } from './attempts.js';
import { logEvents } from './log-events.js';
import { deliveryMetrics } from './metrics.js';
import { disable, type DisabledEndpoint } from './store/disabled-endpoint.store.js';

/**
 * Disables an endpoint whose receiver does not accept events. The change is audited, and sent to the merchant's other
 * endpoints as `webhook.endpoint-disabled`. Queued deliveries are removed later, in parts.
 */
@Injectable()
export class DisableEndpoint {
  private readonly logger = new Logger(DisableEndpoint.name);

  constructor(
    private readonly transactor: WorkerTransactor,
    @Inject(WEBHOOKS_CONFIG) private readonly config: Pick<WebhooksConfig, 'PUBLIC_URL'>,
  ) {}

  async disable(endpointId: string, reason: DisabledReason): Promise<void> {
    await this.transactor.run('background', async (unitOfWork) => {
      const endpoint = await disable(unitOfWork, endpointId, reason);
      if (!endpoint) return;
      const { merchantId, url } = endpoint;
      await recordAudit(unitOfWork, {
        who: 'system',
        what: 'webhook-endpoint.disabled',
        details: { endpointId, merchantId, url, reason },
      });
      this.log(unitOfWork, endpointId, endpoint, reason);
      unitOfWork.onCommitted(() => {
        deliveryMetrics.disabled.inc({ reason });
        this.logger.warn(`endpoint ${endpointId} of ${merchantId} is disabled: ${reason}`);
      });
    });
  }

  private log(
    unitOfWork: UnitOfWork,
    endpointId: string,
    { merchantId, url, disabledAt }: DisabledEndpoint,
    reason: DisabledReason,
  ): void {
    const event: WebhookEndpointDisabledEvent = {
      eventId: uuidv7(),
      occurredAt: disabledAt.toISOString(),
      merchantId,
      subject: endpointId,
      version: disabledAt.getTime(),
      endpointId,
      url,
      reason,
      disabledAt: disabledAt.toISOString(),
    };
    logEvents(unitOfWork, [
      loggedHttpEvent(WebhookEndpointDisabled, event, this.config.PUBLIC_URL),
    ]);
  }
}
