import type { Step } from '../domain/order-flow.js';
import { storySteps } from '../domain/story.js';
import type { StoryStep } from '../domain/story.js';
import { beginHandling } from './begin-handling.js';
import { cancelOrderParcels } from './cancel-parcels.js';
import { invoiceOrders } from './invoice-orders.js';
import { packParcels } from './pack-parcels.js';
import { playStory } from './play-story.js';
import { printLabels } from './print-labels.js';
import { readyParcels } from './ready-parcels.js';
import type { TakeStep } from './step.js';

interface StepEntry {
  take: TakeStep;
  /** Its transaction draws the clocks of its merchants' parcel lists. */
  movesList: boolean;
}

const ownSteps = {
  HANDLING: { take: beginHandling, movesList: false },
  PACKED: { take: packParcels, movesList: false },
  INVOICED: { take: invoiceOrders, movesList: false },
  LABEL: { take: printLabels, movesList: false },
  READY_TO_SHIP: { take: readyParcels, movesList: true },
  CANCEL_PARCEL: { take: cancelOrderParcels, movesList: true },
} as const satisfies Partial<Record<Step, StepEntry>>;

const events = storySteps.map((code) => [code, { take: playStory(code), movesList: true }]);

/** How each step is taken. */
export const stepTable: Readonly<Record<Step, StepEntry>> = {
  ...ownSteps,
  ...(Object.fromEntries(events) as Record<StoryStep, StepEntry>),
};
