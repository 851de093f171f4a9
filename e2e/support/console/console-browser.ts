import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

const THEMES = ['light', 'dark'] as const;

/** A page of a person who has signed in, and what its scripts and policy have complained about. */
export interface ConsolePage {
  page: Page;
  faults: string[];
}

/** The console of a stack in a browser. */
export class ConsoleBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly stack: TestStack,
  ) {}

  static async start(stack: TestStack): Promise<ConsoleBrowser> {
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    return new ConsoleBrowser(browser, stack);
  }

  /** @param to the path below `/console` that is open afterwards */
  async signIn(clientId: string, clientSecret: string, to: string): Promise<ConsolePage> {
    const page = await this.browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (/policy|trusted/i.test(message.text())) faults.push(message.text());
    });
    await page.goto(this.address(to));
    await page.locator('input[name=username]').fill(clientId);
    await page.locator('input[name=password]').fill(clientSecret);
    await page.locator('button[type=submit]').click();
    await page.locator('main#content').waitFor();
    return { page, faults };
  }

  /**
   * What axe finds in both themes on a page that is opened for it, in a context without the policy, which axe cannot run under.
   * @param ready is on the page once it is complete
   */
  async accessibilityFaults(signedIn: Page, to: string, ready: string): Promise<string[]> {
    const storageState = await signedIn.context().storageState();
    const context = await this.browser.newContext({ bypassCSP: true, storageState });
    const page = await context.newPage();
    await page.goto(this.address(to));
    await page.locator(ready).first().waitFor();
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate<AxeResults>('axe.run()');
      for (const { id, nodes } of violations) {
        found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`));
      }
    }
    await context.close();
    return found;
  }

  address(to: string): string {
    return `${this.stack.gateway}/console${to}`;
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }
}
