import type { Step } from '../domain/order-flow.js';
import { scenarioSteps, type ScenarioStep } from '../../sandbox/domain/scenario.js';
import { invoiceOrders } from './invoice-orders.js';
import { beginHandling, cancelOrderParcels, packParcels, readyParcels } from './parcel-steps.js';
import { playScenario } from './play-scenario.js';
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

const events = scenarioSteps.map((code) => [code, playScenario(code)]);

/** The handler of each step. */
export const stepTable: Readonly<Record<Step, TakeStep>> = {
  ...ownSteps,
  ...(Object.fromEntries(events) as Record<ScenarioStep, TakeStep>),
};
