import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { clientOf } from '../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { accessibilityFaults, overflowFaults } from './page-faults.js';
import { findChromium } from '../../../tools/browser/find-chromium.js';

/** A refusal is shown to the person, and the browser reports it as well. */
const REFUSAL = 'Failed to load resource';

/** What is on the page once a person is logged in. */
const SHELL = 'main#content';

/**
 * The console of a stack in a browser. Each client has one context, in which it logs in once; what the pages' scripts and
 * the policy complain of is collected from all of them.
 */
export class ConsoleBrowser {
  private readonly contexts = new Map<string, Promise<BrowserContext>>();
  private faults: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly stack: TestStack,
  ) {}

  static async start(stack: TestStack): Promise<ConsoleBrowser> {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    });
    return new ConsoleBrowser(browser, stack);
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  address(to: string): string {
    return `${this.stack.gateway}/console${to}`;
  }

  /** A page of a client that is logged in. @param to the path below `/console` @param secret for a client that is none of the sandbox's */
  async open(clientId: string, to: string, secret?: string): Promise<Page> {
    const page = await (await this.contextOf(clientId, secret)).newPage();
    await page.goto(this.address(to));
    await page.locator(SHELL).waitFor();
    return page;
  }

  /** A page in a context of its own, where no one is logged in; close the context. */
  async openLoggedOut(to: string): Promise<Page> {
    const page = await (await this.newContext()).newPage();
    await page.goto(this.address(to));
    return page;
  }

  /** Fills the log-in page. */
  async logIn(page: Page, clientId: string, secret?: string): Promise<void> {
    await page.getByLabel('Client id').fill(clientId);
    const clientSecret = secret ?? clientOf(this.stack.sandbox, clientId).clientSecret;
    await page.getByLabel('Client secret').fill(clientSecret);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator(SHELL).waitFor();
  }

  /**
   * What is wrong with how a page is made, for everyone and on a narrow screen: axe in both themes, and what is wider than 360
   * px. It is opened in a context without the policy, which axe cannot run under.
   * @param clientId undefined for no one
   * @param ready is on the page once it is complete
   * @param prepare brings the page there, where its address alone does not
   */
  async pageFaults(
    clientId: string | undefined,
    to: string,
    ready: string,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<string[]> {
    const page = await (await this.contextWithoutPolicy(clientId)).newPage();
    await page.goto(this.address(to));
    await prepare?.(page);
    await page.locator(ready).first().waitFor();
    const found = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
    await page.close();
    return found.map((fault) => `${to}: ${fault}`);
  }

  /** What scripts and the policy have complained of since the last call; each test expects nothing. */
  takeFaults(): string[] {
    const { faults } = this;
    this.faults = [];
    return faults;
  }

  private contextOf(clientId: string, secret?: string): Promise<BrowserContext> {
    return this.once(clientId, async () => {
      const context = await this.newContext();
      const page = await context.newPage();
      await page.goto(this.address('/sign-in'));
      await this.logIn(page, clientId, secret);
      await page.close();
      return context;
    });
  }

  private contextWithoutPolicy(clientId: string | undefined): Promise<BrowserContext> {
    return this.once(`${clientId} without policy`, async () => {
      const loggedIn = clientId === undefined ? undefined : await this.contextOf(clientId);
      const state = loggedIn && { storageState: await loggedIn.storageState() };
      return this.browser.newContext({ bypassCSP: true, ...state });
    });
  }

  private once(name: string, make: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const made = this.contexts.get(name) ?? make();
    this.contexts.set(name, made);
    return made;
  }

  private async newContext(): Promise<BrowserContext> {
    const context = await this.browser.newContext();
    await context.exposeBinding('reportViolation', (_, text: string) => {
      this.faults.push(text);
    });
    await context.addInitScript(
      `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reportViolation(violatedDirective + ' refused ' + blockedURI))`,
    );
    context.on('weberror', (error) => this.faults.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(REFUSAL)) {
        this.faults.push(message.text());
      }
    });
    return context;
  }
}
