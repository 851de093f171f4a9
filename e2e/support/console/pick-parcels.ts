import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const BARCODES = 'Barcodes or parcel ids';

/**
 * Adds one waiting parcel of ACME to the open form of a shipment, by keyboard: pasted, scanned, then found by a search.
 */
export async function pickParcels(page: Page, parcelId: string, barcode: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  // Copies two ids like text of another program, and pastes them.
  await dialog.getByLabel('First-mile tracking number').press('End');
  await page.keyboard.type(`${parcelId}, NO-SUCH-PARCEL`);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await page.keyboard.type('FM-1');
  await dialog.getByLabel(BARCODES).press('ControlOrMeta+V');
  await dialog.getByText('Chosen: 1 of ACME').waitFor();
  await dialog.getByText('There is no parcel with this id').waitFor();
  // The barcode of a label names the same parcel.
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
  await dialog.getByText('This parcel is already in the list.').waitFor();
  await button('Remove all').press('Enter');
  await dialog.getByLabel('Search the waiting parcels').press('End');
  await page.keyboard.type(parcelId);
  await page.keyboard.press('Enter');
  await button('Add all of ACME').press('Enter');
  await dialog.getByText('Chosen: 1 of ACME').waitFor();
}

/** The first bytes of the labels that the page of a shipment saves. */
export async function savedLabels(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print labels', exact: true }).press('Enter');
  return readFileSync(await (await saving).path(), 'latin1').slice(0, 5);
}
