/** The scenarios that a sandbox order can ask for (decision 6.14). */
const scenarios = ['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const;

export type Scenario = (typeof scenarios)[number];

/**
 * The scenario in a channel's data: `{"sandbox":{"scenario":…}}`. Any other data, JSON or not, requests no scenario.
 */
export function scenarioOf(salesChannelOrderData = ''): Scenario | undefined {
  try {
    const data = JSON.parse(salesChannelOrderData) as { sandbox?: { scenario?: unknown } } | null;
    return scenarios.find((scenario) => scenario === data?.sandbox?.scenario);
  } catch {
    return undefined;
  }
}

/** The scenarios that logistics plays with the parcel. */
export function parcelScenarioOf(scenario: Scenario | undefined) {
  return scenario === 'out-of-stock' || scenario === 'review' ? undefined : scenario;
}
