import { version } from '../../package.json';
import { Dialog } from '../design/dialog.js';
import { messages as keyTexts } from '../keys/messages.js';
import { fill } from '../language/texts.js';
import { setPreferences, usePreferences } from '../preferences/preferences.js';
import { messages } from './messages.js';

const { help: texts } = messages;

export function Help({ onClose }: { onClose: () => void }) {
  const { keys } = usePreferences();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <dl className="keys">
        {Object.entries({ ...keyTexts.others, ...keyTexts.single }).map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={keys}
          onChange={(event) => setPreferences({ keys: event.target.checked })}
        />
        <span>
          {texts.single}
          <span className="under">{texts.singleHint}</span>
        </span>
      </label>
      <p className="under">{fill(texts.version, { version })}</p>
    </Dialog>
  );
}
