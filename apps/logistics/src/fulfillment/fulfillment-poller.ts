import { BackgroundWork } from '#messaging';
import type { Poller } from '#messaging';
import { Injectable } from '@nestjs/common';
import { TakeDueSteps } from './take-due-steps.js';

/** For what another process made due, or time: what this process makes due wakes the loop. */
const INTERVAL_MS = 200;

/** Takes due steps for as long as a process with background work lives. */
@Injectable()
export class FulfillmentPoller {
  private readonly poller: Poller;

  constructor(background: BackgroundWork, steps: TakeDueSteps) {
    this.poller = background.every(INTERVAL_MS, 'fulfillment steps', () => steps.takeSome());
  }

  /** A step became due in this process, and its transaction is committed. */
  wake(): void {
    this.poller.wake();
  }
}
