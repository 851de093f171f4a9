import { createContext, type ReactNode } from 'react';
import type { Unsaved } from './unsaved.js';

interface OpenDialog {
  /** The title of the dialog, after those of the dialogs below it. */
  titles: readonly string[];
  /** The work that would be lost when the dialog closes. */
  unsaved: Set<Unsaved>;
}

/** The dialog around a component; undefined on the page itself. */
export const OpenDialogContext = createContext<OpenDialog | undefined>(undefined);

/** The log-in that is shown above unsaved work when the session has ended. */
export const LogInAgainContext = createContext<ReactNode>(undefined);
