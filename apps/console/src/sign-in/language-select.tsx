import { Select } from '@base-ui/react/select';
import { fill } from '../language/texts.js';
import { isLanguage, LANGUAGES } from '../preferences/languages.js';
import { setPreferences } from '../preferences/preferences.js';
import { shownLanguage } from '../preferences/stored.js';
import { messages } from './messages.js';

const CHOICES = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }));

/** Changes the language of the console and reloads the page; drafts are preserved. */
export function LanguageSelect() {
  const shown = shownLanguage();
  return (
    <Select.Root items={CHOICES} value={shown} onValueChange={change}>
      <Select.Trigger
        className="button button-quiet tool"
        aria-label={fill(messages.language, { language: LANGUAGES[shown].name })}
      >
        <span className="language-name">
          <Select.Value />
        </span>
        <span className="language-code">{shown.toUpperCase()}</span>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className="popup-place" sideOffset={4} alignItemWithTrigger={false}>
          <Select.Popup className="popup">
            <Select.List className="popup-list">
              {CHOICES.map(({ value, label }) => (
                <Select.Item key={value} value={value} lang={value} className="popup-item">
                  <Select.ItemIndicator className="popup-mark">✓</Select.ItemIndicator>
                  <Select.ItemText className="popup-text">{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

function change(language: string | null): void {
  if (!isLanguage(language) || language === shownLanguage()) return;
  setPreferences({ language });
  location.reload();
}
