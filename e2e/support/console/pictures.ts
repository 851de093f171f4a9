import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../tools/stack/paths.js';

/** The widths of the pictures in the documents. */
const SIZE = { width: 1280, height: 900 };
/** Further pictures for review by eye, at other widths and in the dark theme. */
const WIDTHS = [390, 768, 1440];

/**
 * Takes the picture of a page if `CONSOLE_PICTURES` is set: with `1` the picture for the documents, with a folder all
 * pictures for review. Otherwise the suite writes no files.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const target = process.env['CONSOLE_PICTURES'];
  if (!target) return;
  if (target === '1') {
    const folder = path.join(projectRoot(), 'docs', 'images');
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize(SIZE);
    await page.screenshot({ path: path.join(folder, `console-${name}.png`) });
    return;
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: path.join(target, `${name}-${width}-${colorScheme}.png`) });
    }
  }
}
