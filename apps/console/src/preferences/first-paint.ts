/** Runs before the page is painted, so that the chosen theme is there from the start. */
import { applyTheme, storedPreferences } from './stored.js';

applyTheme(storedPreferences().theme);
