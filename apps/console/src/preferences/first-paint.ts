/** Runs before the first paint, so that the page begins with the chosen theme and names its language. */
import { applyTheme, shownLanguage, storedPreferences } from './stored.js';

applyTheme(storedPreferences().theme);
document.documentElement.lang = shownLanguage();
