import { BackgroundWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { TakeDueSteps } from './take-due-steps.js';

/** Short, since a consumer's commit cannot wake the poller; a look at nothing costs one probe of a partial index. */
const INTERVAL_MS = 50;

/** Takes due steps for as long as a process with background work lives. */
@Injectable()
export class FulfillmentPoller {
  constructor(background: BackgroundWork, steps: TakeDueSteps) {
    background.every(INTERVAL_MS, 'fulfillment steps', () => steps.takeSome());
  }
}
