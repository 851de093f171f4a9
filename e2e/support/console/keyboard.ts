import { eventually, PATIENCE } from '#testing';
import type { Locator, Page } from 'playwright-core';

/** Exceeds the number of Tab stops of a page or dialog, and of choices in a list. */
const STOPS_MAX = 60;
/** A page that is built reacts within this time. */
const REACTION_MS = 3_000;
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** Waits until a dialog has the focus, because earlier key presses are lost. */
export async function untilFocused(dialog: Locator): Promise<void> {
  await dialog.locator(':focus').waitFor();
}

/** Presses Tab until a control has the focus, so that the test fails if Tab cannot reach it. */
export async function tabTo(control: Locator): Promise<void> {
  await pressUntil('Tab', control, ':focus');
}

/** Goes to a field with Tab and replaces its text by typing. @param text empty to delete the old text */
export async function enter(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await typeOver(field.page(), text);
  expect([String(field), await field.inputValue()]).toEqual([String(field), text]);
}

/** Replaces the text of the focused field by typing. Fails if something else has taken the focus. */
export async function typeOver({ keyboard }: Page, text: string): Promise<void> {
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await keyboard.type(text);
}

/** Types a day into a date field, in the order of the browser's language. @param day `2026-11-26` */
export async function enterDay(field: Locator, day: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(monthFirst(day));
  expect(await field.inputValue()).toBe(day);
}

/** Types a moment into its field, in the 12-hour format of the browser's language. @param moment `2026-11-26T21:30` */
export async function enterMoment(field: Locator, moment: string): Promise<void> {
  const { keyboard } = field.page();
  const [day = '', time = ''] = moment.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  await tabTo(field);
  await keyboard.type(monthFirst(day));
  // A year may have more digits.
  await keyboard.press('ArrowRight');
  await keyboard.type(
    `${twoDigits(hours % 12 || 12)}${twoDigits(minutes)}${hours < 12 ? 'a' : 'p'}`,
  );
  expect(await field.inputValue()).toBe(moment);
}

/**
 * Opens a list of choices and selects one with the arrow keys; a list with multiple selection closes with Escape.
 * @returns the names of all choices
 */
export async function choose(list: Locator, choice: string): Promise<string[]> {
  const page = list.page();
  const options = page.getByRole('option');
  await pressButton(list);
  await options.first().waitFor();
  const names = await options.allTextContents();
  // The page may contain other, hidden lists.
  const several = page.getByRole('listbox').and(page.locator('[aria-multiselectable=true]'));
  const takesSeveral = (await several.count()) > 0;
  await page.keyboard.press('Home');
  await pressUntil('ArrowDown', page.getByRole('option', { name: choice }), '[data-highlighted]');
  await page.keyboard.press('Enter');
  if (takesSeveral) await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  return names;
}

/** Presses a button that Tab reaches. */
export async function pressButton(button: Locator): Promise<void> {
  await tabTo(button);
  await button.page().keyboard.press('Enter');
}

/** Presses Enter on a control, once it is enabled: a disabled one cannot have the focus, and the key is lost. */
export async function pressEnter(control: Locator): Promise<void> {
  await control.and(control.page().locator(':not(:disabled)')).press('Enter');
}

/** Replaces the text of a field by pasting, for texts that no one types. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(CLIPBOARD);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await tabTo(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** Acts again while the page has not reacted: a page that is being built loses what is pressed meanwhile. */
export async function actUntil(act: () => Promise<unknown>, reached: Locator): Promise<void> {
  await eventually(async () => {
    if (await reached.isVisible()) return;
    await act();
    await reached.waitFor({ timeout: REACTION_MS * PATIENCE });
  });
}

async function pressUntil(key: string, target: Locator, reached: string): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.and(page.locator(reached)).count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${STOPS_MAX} times ${key} do not reach ${target}`);
}

function monthFirst(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}${date}${year}`;
}
