import { loadTranslations } from './language/translations.js';
import { shownLanguage } from './preferences/stored.js';

// Modules read their texts when they are evaluated, so the texts are loaded first.
await loadTranslations(shownLanguage());
const { start } = await import('./app/start.js');
start();
