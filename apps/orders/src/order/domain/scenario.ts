/** The scenarios that a sandbox order can ask for (decision 6.14). */
const scenarios = ['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const;

export type Scenario = (typeof scenarios)[number];

/** The scenario in a channel's data: `{"sandbox":{"scenario":…}}`. Any other data, JSON or not, asks for none. */
export function scenarioOf(salesChannelOrderData: string | undefined): Scenario | undefined {
  const asked = memberOf(memberOf(parsed(salesChannelOrderData), 'sandbox'), 'scenario');
  return scenarios.find((scenario) => scenario === asked);
}

/** The part of a scenario that logistics plays with the parcel. */
export function storyOf(scenario: Scenario | undefined) {
  return scenario === 'out-of-stock' || scenario === 'review' ? undefined : scenario;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}
