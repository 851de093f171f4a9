import type { Text } from './requests.js';

/** The unsaved texts of a SKU, by locale. */
export type EditedTexts = Readonly<Record<string, Text>>;

/** The edited texts of all SKUs of the page, by the key of the SKU. */
export type AllEdits = Readonly<Record<string, EditedTexts | undefined>>;

export interface Editing {
  edited: EditedTexts;
  /** @param edited undefined once nothing is unsaved */
  onEdit: (edited: EditedTexts | undefined) => void;
}
