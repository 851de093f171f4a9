/** The stories that a sandbox order can ask to be played (decision 6.14). */
const scenarios = ['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const;

export type Scenario = (typeof scenarios)[number];

/**
 * The story that a channel's data asks for: `{"sandbox":{"scenario":…}}`. Other data, and what is no JSON, asks for
 * none: the data is the channel's own.
 */
export function scenarioOf(salesChannelOrderData: string | undefined): Scenario | undefined {
  const asked = memberOf(memberOf(parsed(salesChannelOrderData), 'sandbox'), 'scenario');
  return scenarios.find((scenario) => scenario === asked);
}

/** The part of a story that logistics plays with the parcel. */
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
