import { streams } from '#contracts';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';

export const eventsPageSuite = (on: ConsoleUnderTest) =>
  describe('the page /asyncapi', () => {
    it('The page renders all streams under its content security policy, from this server alone', async () => {
      const { gateway } = on.stack;
      const page = await on.browser.openLoggedOut('/sign-in');
      const foreign: string[] = [];
      await page.route(
        ({ href }) => !href.startsWith(gateway),
        async (route) => {
          foreign.push(route.request().url());
          await route.abort();
        },
      );
      await page.goto(`${gateway}/asyncapi`);
      await page.getByRole('heading', { name: 'Operations' }).waitFor();
      const shown = await page.locator('#viewer').textContent();
      for (const { name } of streams) expect(shown).toContain(name);
      await page.getByRole('button', { name: 'Expand all' }).first().click();
      expect(foreign).toEqual([]);
      await page.context().close();
    });
  });
