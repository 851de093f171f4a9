import { chromium } from 'playwright-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Response,
} from 'playwright-core';
import { PATIENCE } from '#testing';
import { clientOf } from '../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { enter } from './keyboard.js';
import { accessibilityFaults, overflowFaults } from './page-faults.js';
import { findChromium } from '../../../tools/browser/find-chromium.js';

/** The console displays a rejection, and the browser also reports it. */
const REFUSAL = 'Failed to load resource';

/** A locator that is visible once a person is logged in. */
const SHELL = 'main#content';

/** There is no GPU; all pages share a process, which parses the scripts once. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1'];

/** The header that the console's pages send with a write. */
const FROM_CONSOLE = { 'sec-fetch-site': 'same-origin', 'x-entrepot-console': '1' };

/** How long a page waits for a state of its own, unless a test says otherwise. */
const PAGE_LIMIT_MS = 30_000 * PATIENCE;

/** In the locale C of the tests, a time field does not know a typed `p`. */
const LANGUAGE = { LC_ALL: 'en_US.UTF-8' };

const SHOWN_CHARACTERS = 4_000;

/** A path without a view: a page that continues from it retains nothing of the previous view. */
const NOWHERE = { path: '/nowhere', heading: 'Page not found' };

/** Polling intervals of 2 to 30 s run ten times as fast, so that no test waits for the next poll. */
const QUICK_POLLS = `for (const name of ['setTimeout', 'setInterval']) {
  const start = window[name];
  window[name] = (work, ms, ...rest) => start(work, ms >= 2_000 && ms <= 30_000 ? ms / 10 : ms, ...rest);
}`;

/** What a busy service answers is no fault of a page, which reads again. */
const BUSY = new Set([502, 503, 504]);
const isRefusal = (response: Response): boolean =>
  response.status() >= 400 && !BUSY.has(response.status());

const refusalText = (response: Response): string => `${response.url()}: ${response.status()}`;

/** Collects the refused requests of a page from now on. */
export function refusedRequests(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (isRefusal(response)) refused.push(refusalText(response));
  });
  return refused;
}

/**
 * The console of a stack in a browser. Each client has one context, whose session comes from the same request as that
 * of the log-in page; errors of scripts and violations of the policy are collected from all contexts.
 */
export class ConsoleBrowser {
  private readonly contexts = new Map<string, Promise<BrowserContext>>();
  /** One page for each client, which loads the console once. */
  private readonly examined = new Map<string | undefined, Promise<Page>>();
  private faults: string[] = [];
  private watchesReads = false;

  private constructor(
    private readonly browser: Browser,
    private readonly stack: TestStack,
  ) {}

  static async start(stack: TestStack): Promise<ConsoleBrowser> {
    const { executablePath, env = process.env } = findChromium();
    const browser = await chromium.launch({
      executablePath,
      env: { ...env, ...LANGUAGE },
      args: ARGUMENTS,
      timeout: PAGE_LIMIT_MS,
    });
    return new ConsoleBrowser(browser, stack);
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  /** Closes the pages that failed tests have left open, because they poll, and prints what they show. */
  async closePages(): Promise<void> {
    const examined = await Promise.all(this.examined.values());
    const pages = this.browser.contexts().flatMap((context) => context.pages());
    for (const page of pages) {
      if (examined.includes(page)) continue;
      const text = await page.locator('body').innerText();
      process.stdout.write(`${page.url()} was left open:\n${text.slice(0, SHOWN_CHARACTERS)}\n`);
      await page.close();
    }
  }

  address(to: string): string {
    return `${this.stack.gateway}/console${to}`;
  }

  /**
   * A page of a logged-in client. @param to the path below `/console` @param secret for a client outside the sandbox
   */
  async open(clientId: string, to: string, secret?: string): Promise<Page> {
    const page = await (await this.contextOf(clientId, secret)).newPage();
    await page.goto(this.address(to));
    await page.locator(SHELL).waitFor();
    return page;
  }

  /** A page in a separate context where no one is logged in; close the context. @param locale of the browser */
  async openLoggedOut(to: string, locale?: string): Promise<Page> {
    const page = await (await this.newContext(locale)).newPage();
    await page.goto(this.address(to));
    return page;
  }

  /** Types into the log-in page. */
  async logIn(page: Page, clientId: string): Promise<void> {
    await enter(page.getByLabel('Client id'), clientId);
    const { clientSecret } = clientOf(this.stack.sandbox, clientId);
    await enter(page.getByLabel('Client secret'), clientSecret);
    await page.keyboard.press('Enter');
    await page.locator(SHELL).waitFor();
  }

  /**
   * Finds accessibility faults in both themes with axe, and elements wider than 360 px. Uses a context without the
   * policy, because axe cannot run under the policy, and opens the page within the application. Run one call at a time
   * per client.
   * @param clientId undefined for no one
   * @param ready a locator that is visible once the page is complete
   * @param prepare reaches a state that has no address
   */
  async pageFaults(
    clientId: string | undefined,
    to: string,
    ready: string,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<string[]> {
    const page = await this.examinedPage(clientId);
    await this.turnTo(page, to);
    await prepare?.(page);
    await page.locator(ready).first().waitFor();
    const faults = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
    if (prepare) await this.enter(page);
    return faults.map((fault) => `${to}: ${fault}`);
  }

  /** From now on, a failed read on an examined page is a fault, because a page must request only existing data. */
  watchReads(): void {
    this.watchesReads = true;
  }

  /** Returns the errors of scripts and the policy since the last call; each test expects none. */
  takeFaults(): string[] {
    const { faults } = this;
    this.faults = [];
    return faults;
  }

  private contextOf(clientId: string, secret?: string): Promise<BrowserContext> {
    return once(this.contexts, clientId, async () => {
      const context = await this.newContext();
      const clientSecret = secret ?? clientOf(this.stack.sandbox, clientId).clientSecret;
      const answer = await context.request.post(this.address('/session'), {
        headers: FROM_CONSOLE,
        data: { clientId, clientSecret },
      });
      expect([clientId, answer.status()]).toEqual([clientId, 200]);
      return context;
    });
  }

  private noteRefusal(response: Response): void {
    if (!this.watchesReads || response.request().method() !== 'GET') return;
    if (isRefusal(response)) this.faults.push(refusalText(response));
  }

  private examinedPage(clientId: string | undefined): Promise<Page> {
    return once(this.examined, clientId, async () => {
      const loggedIn = clientId === undefined ? undefined : await this.contextOf(clientId);
      const state = loggedIn && { storageState: await loggedIn.storageState() };
      const context = await this.patientContext({ bypassCSP: true, ...state });
      // Before a log-in, the page reads the session, and the read is rejected.
      if (loggedIn) context.on('response', (response) => this.noteRefusal(response));
      const page = await context.newPage();
      await this.enter(page);
      return page;
    });
  }

  /** Loads the console without a view. */
  private async enter(page: Page): Promise<void> {
    await page.goto(this.address(NOWHERE.path));
    await page.getByText(NOWHERE.heading).waitFor();
  }

  /** Shows a view like a link within the console. */
  private async turnTo(page: Page, to: string): Promise<void> {
    const push = (address: string) =>
      page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
    await push(this.address(NOWHERE.path));
    await page.getByText(NOWHERE.heading).waitFor();
    await push(this.address(to));
    await page.getByText(NOWHERE.heading).waitFor({ state: 'detached' });
  }

  private async patientContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext(options);
    context.setDefaultTimeout(PAGE_LIMIT_MS);
    return context;
  }

  private async newContext(locale?: string): Promise<BrowserContext> {
    const context = await this.patientContext(locale === undefined ? {} : { locale });
    await context.exposeBinding('reportViolation', (_, text: string) => {
      this.faults.push(text);
    });
    await context.addInitScript(QUICK_POLLS);
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

function once<K, V>(made: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
