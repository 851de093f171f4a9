import type { Text } from './requests.js';

/** The texts of a SKU that an operator has changed and not saved, by locale. */
export type EditedTexts = Readonly<Record<string, Text>>;

export interface Editing {
  edited: EditedTexts;
  onEdit: (edited: EditedTexts) => void;
}
