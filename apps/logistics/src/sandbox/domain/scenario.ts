import type { TrackingCode } from '../../parcels/domain/tracking-codes.js';

const toCustoms = [
  'LEFT_FULFILLMENT',
  'HUB_RECEIVED',
  'LINEHAUL_DEPARTED',
  'ARRIVED_COUNTRY',
  'CUSTOMS_STARTED',
] as const;

const toBuyer = [
  'CUSTOMS_RELEASED',
  'LAST_MILE_RECEIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const;

/** The parcel events of each sandbox scenario (decision 6.14). */
const scenarios = {
  lost: ['LEFT_FULFILLMENT'],
  'customs-held': [...toCustoms, 'CUSTOMS_HELD'],
  deliver: [...toCustoms, ...toBuyer],
} as const satisfies Record<string, readonly TrackingCode[]>;

/** A fulfillment step that is an event of a scenario. */
export type ScenarioStep = (typeof scenarios)[keyof typeof scenarios][number];

/** Every event of any scenario. */
export const scenarioSteps: readonly ScenarioStep[] = [...new Set(Object.values(scenarios).flat())];

/** The event of a scenario that follows a step of its parcel; undefined for an unknown scenario. */
export function scenarioStepAfter(
  scenario: string | undefined,
  taken: string,
): ScenarioStep | undefined {
  const events: readonly ScenarioStep[] = isScenario(scenario) ? scenarios[scenario] : [];
  return taken === 'READY_TO_SHIP' ? events[0] : following(events, taken);
}

function following(events: readonly ScenarioStep[], taken: string): ScenarioStep | undefined {
  const index = events.findIndex((event) => event === taken);
  return index < 0 ? undefined : events[index + 1];
}

function isScenario(text: string | undefined): text is keyof typeof scenarios {
  return text !== undefined && Object.hasOwn(scenarios, text);
}

/**
 * The description that the sandbox's partner reports for each event, and whether it happens in the destination
 * country.
 */
export const scenarioEvents: Readonly<
  Record<ScenarioStep, { description: string; abroad: boolean }>
> = {
  LEFT_FULFILLMENT: { description: 'Picked up by the first-mile operator', abroad: false },
  HUB_RECEIVED: { description: 'Received at the consolidation hub', abroad: false },
  LINEHAUL_DEPARTED: { description: 'On its way to the destination country', abroad: false },
  ARRIVED_COUNTRY: { description: 'Arrived in the destination country', abroad: true },
  CUSTOMS_STARTED: { description: 'Presented to customs', abroad: true },
  CUSTOMS_HELD: { description: 'Held by customs', abroad: true },
  CUSTOMS_RELEASED: { description: 'Released by customs', abroad: true },
  LAST_MILE_RECEIVED: { description: 'Received by the last-mile operator', abroad: true },
  OUT_FOR_DELIVERY: { description: 'Out for delivery', abroad: true },
  DELIVERED: { description: 'Handed over', abroad: true },
};
