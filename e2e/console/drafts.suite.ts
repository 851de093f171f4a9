import type { Page } from 'playwright-core';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { untilFocused } from '../support/console/keyboard.js';

const CARRIERS = '/settings/carriers';
const CARRIER = 'Carrier id';

/** Everything is typed on the keyboard, because the position of the focus is part of the test. */
export const draftsSuite = (on: ConsoleUnderTest) =>
  describe('unsaved work in the console', () => {
    let page: Page;

    const dialog = () => page.getByRole('dialog');
    const question = () => page.getByRole('alertdialog');
    const focused = () => page.evaluate<string>('document.activeElement.textContent');

    /** Opens the form and types into its first field, which has the focus. */
    const type = async (text: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a carrier' }).press('Enter');
      await untilFocused(dialog());
      await page.keyboard.type(text);
    };

    /** Ends the session, like another tab or an operator. */
    const endSession = () => page.context().clearCookies();

    const logInAgain = async (clientId: string): Promise<void> => {
      await question().getByText('Your session ended').waitFor();
      await question().getByLabel('Client id').press('Control+A');
      await page.keyboard.type(clientId);
      await page.keyboard.press('Tab');
      await page.keyboard.type(clientOf(on.stack.sandbox, clientId).clientSecret);
      await page.keyboard.press('Enter');
    };

    beforeEach(async () => {
      page = await on.browser.openLoggedOut(CARRIERS);
      await on.browser.logIn(page, 'OPS');
    });

    afterEach(() => page.context().close());

    it('Escape, a click outside the form, and Back ask before they discard unsaved work', async () => {
      await page.goto(on.browser.address('/settings/merchants'));
      await page.getByRole('link', { name: 'Carriers' }).press('Enter');
      await type('KEPT');
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 300),
        () => page.evaluate('history.back()'),
      ]) {
        await leave();
        await question().getByText('Discard changes?').waitFor();
        await untilFocused(question());
        expect(await focused()).toBe('Keep editing');
        await page.keyboard.press('Enter');
        await question().waitFor({ state: 'detached' });
        expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('KEPT');
      }
      await page.keyboard.press('Escape');
      await question().getByRole('button', { name: 'Discard' }).press('Enter');
      await dialog().waitFor({ state: 'detached' });
      // An empty form closes without a question.
      await page.getByRole('button', { name: 'Add a carrier' }).press('Enter');
      await dialog().waitFor();
      expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    });

    it('A reload asks first, and then the form restores unsaved work', async () => {
      const dialogTypes: string[] = [];
      page.on('dialog', (dialogEvent) => {
        dialogTypes.push(dialogEvent.type());
        void dialogEvent.accept();
      });
      await type('DRAFT');
      await page.reload();
      expect(dialogTypes).toEqual(['beforeunload']);
      await page.getByRole('button', { name: 'Add a carrier' }).press('Enter');
      await dialog().getByText('Your draft is restored.').waitFor();
      expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('DRAFT');
      await dialog().getByRole('button', { name: 'Discard draft' }).press('Enter');
      expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('');
    });

    it('A person whose session ends logs in above the form and then saves it', async () => {
      await type('AGAIN');
      await page.keyboard.press('Tab');
      await page.keyboard.type('FULFIL-1');
      await endSession();
      await page.keyboard.press('Enter');
      await logInAgain('OPS');
      await question().waitFor({ state: 'detached' });
      expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('AGAIN');
      await dialog().getByLabel('Client id').press('Enter');
      await page.getByText('Carrier AGAIN is saved.').waitFor();
    });

    it('Another client who logs in does not see the draft, and its owner gets it back', async () => {
      await type('OF-OPS');
      await endSession();
      await page.keyboard.press('Enter');
      await logInAgain('ACME');
      await page.waitForURL(on.browser.address('/'));
      await page.getByRole('banner').getByText('ACME').waitFor();
      expect(await page.content()).not.toContain('OF-OPS');

      await page.getByRole('button', { name: 'Log out' }).press('Enter');
      await page.getByLabel('Client secret').waitFor();
      await on.browser.logIn(page, 'OPS');
      await page.goto(on.browser.address(CARRIERS));
      await type('');
      expect(await dialog().getByLabel(CARRIER).inputValue()).toBe('OF-OPS');
    });

    it('A secret that is shown once counts as unsaved work, and only its button closes it', async () => {
      await page.getByRole('link', { name: 'Clients' }).press('Enter');
      await page.getByRole('button', { name: 'Create a client' }).press('Enter');
      await untilFocused(dialog());
      await page.keyboard.type('SHOWN-ONCE');
      await page.keyboard.press('Enter');
      await dialog().getByRole('region', { name: 'Client secret' }).waitFor();
      await page.keyboard.press('Escape');
      await page.evaluate('history.back()');
      await question().getByText('Leave without the secret?').waitFor();
      await untilFocused(question());
      await page.keyboard.press('Enter');
      await question().waitFor({ state: 'detached' });
      await dialog().getByRole('button', { name: 'I have saved it' }).press('Enter');
      await dialog().waitFor({ state: 'detached' });
    });
  });
