import type { Page } from 'playwright-core';

const ROUNDS = 5;
/** The browser reports no shorter durations. */
const SHORTEST_MS = 16;

/**
 * Records the longest event of each interaction, as the browser measures it: from the input until the next frame is
 * painted.
 */
const OBSERVE = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });`;

/** Uses the list of orders like a person. @returns the durations of 30 interactions, in ms */
export async function interact(page: Page): Promise<number[]> {
  await page.evaluate(OBSERVE);
  let acts = 0;
  const act = async (action: Promise<unknown>): Promise<void> => {
    await action;
    acts += 1;
    await page.waitForTimeout(150);
  };
  const { keyboard } = page;
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(keyboard.press('j'));
    await act(keyboard.press('j'));
    await act(keyboard.press('~'));
    await act(keyboard.press('Escape'));
    await act(page.getByRole('button', { name: 'Shortcuts and version' }).click());
    await act(keyboard.press('Escape'));
  }
  const durations = await page.evaluate<number[]>('[...interactions.values()]');
  // An interaction too short for the browser to report counts as the shortest reported duration.
  const rest = Array.from({ length: Math.max(0, acts - durations.length) }, () => SHORTEST_MS);
  return [...durations, ...rest];
}
