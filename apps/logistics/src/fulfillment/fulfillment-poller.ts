import { BackgroundWork, type Poller } from '#messaging';
import { Injectable } from '@nestjs/common';
import { TakeDueSteps } from './take-due-steps.js';

/** Poll interval for steps that became due in another process or by time; this process's own steps wake the loop. */
const INTERVAL_MS = 200;

/** Polls for due steps while a process with background work runs. */
@Injectable()
export class FulfillmentPoller {
  private readonly poller: Poller;

  constructor(background: BackgroundWork, steps: TakeDueSteps) {
    this.poller = background.every(INTERVAL_MS, 'fulfillment steps', () => steps.takeSome());
  }

  /** Polls at once: a step became due in this process and its transaction is committed. */
  wake(): void {
    this.poller.wake();
  }
}
