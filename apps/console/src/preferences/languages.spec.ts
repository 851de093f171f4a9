import { preferredLanguage } from './languages.js';

describe('the language of the console', () => {
  it('is the first of the languages of the browser that the console has', () => {
    expect(preferredLanguage(['de-DE', 'pt-PT', 'es'])).toBe('pt');
    expect(preferredLanguage(['es-419', 'en'])).toBe('es');
  });

  it('is English where the browser has none of them', () => {
    expect(preferredLanguage(['de-DE', 'fr'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
