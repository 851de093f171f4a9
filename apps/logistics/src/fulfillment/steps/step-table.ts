import type { Step } from '../domain/order-flow.js';
import { storySteps, type StoryStep } from '../../sandbox/domain/story.js';
import { invoiceOrders } from './invoice-orders.js';
import { beginHandling, cancelOrderParcels, packParcels, readyParcels } from './parcel-steps.js';
import { playStory } from './play-story.js';
import { printLabels } from './print-labels.js';
import type { TakeStep } from './step.js';

const ownSteps = {
  HANDLING: beginHandling,
  PACKED: packParcels,
  INVOICED: invoiceOrders,
  LABEL: printLabels,
  READY_TO_SHIP: readyParcels,
  CANCEL_PARCEL: cancelOrderParcels,
} as const satisfies Partial<Record<Step, TakeStep>>;

const events = storySteps.map((code) => [code, playStory(code)]);

/** The handler of each step. */
export const stepTable: Readonly<Record<Step, TakeStep>> = {
  ...ownSteps,
  ...(Object.fromEntries(events) as Record<StoryStep, TakeStep>),
};
