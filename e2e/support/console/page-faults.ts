import axe from 'axe-core';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules run in one theme; the other differs only in its colours. */
const RUNS = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};
const NARROW = { width: 360, height: 740 };
/** Lower than any page with records. */
const LOW = { width: 1000, height: 400 };
const CUT_OFF = `[...document.querySelectorAll('body *')]
  .filter((it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY !== 'visible')
  .map((it) => it.className)`;

/** Returns the faults that axe finds in both themes; the page must be in a context without the console's policy. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const [colorScheme, rules] of Object.entries(RUNS)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof RUNS });
    // Passed checks are most of the result, so they are omitted.
    const options = JSON.stringify({ ...rules, resultTypes: ['violations'] });
    const violations = await page.evaluate<Result[]>(
      `axe.run(${options}).then(({ violations }) => violations)`,
    );
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
    }
  }
  return faults;
}

/** Returns the elements that make the page scroll sideways at 360 px; a table may scroll inside its own frame. */
export async function overflowFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const faults = await page.evaluate<string[]>(
    `[document.scrollingElement, ...document.querySelectorAll('main, [role=dialog], .dialog-body')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((it) => it.tagName.toLowerCase() + '.' + it.className + ' is ' + it.scrollWidth + ' px wide at 360 px')`,
  );
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Returns the elements that scroll in a low window and would be cut off in print. */
export async function cutOffParts(page: Page, media: 'print' | 'screen'): Promise<string[]> {
  await page.setViewportSize(LOW);
  await page.emulateMedia({ media });
  return page.evaluate<string[]>(CUT_OFF);
}
