import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Session } from '../api/session.js';
import { Dialog } from '../design/dialog.js';
import type { Entry } from './finders.js';
import { messages } from './messages.js';
import { useEntries } from './use-entries.js';

const { palette: texts } = messages;

interface Props {
  session: Session;
  onClose: () => void;
  onLogOut: () => void;
}

/**
 * Opens a page or a searched record, and performs the actions of the bar. Enter selects the first entry, arrow keys
 * select another one.
 */
export function Palette({ session, onClose, onLogOut }: Props) {
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const { entries, searching } = useEntries(session, text.trim(), onLogOut);
  const choose = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.act();
  };
  // Enter directly after a paste waits for the results.
  const first = entered ? entries[0] : undefined;
  useEffect(() => {
    if (first) choose(first);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((index + step) % stops.length)?.focus();
  };
  return (
    <Dialog title={texts.title} place="top" onClose={onClose}>
      <form
        ref={place}
        onSubmit={(event) => {
          event.preventDefault();
          setEntered(true);
        }}
      >
        <input
          className="input palette-input"
          aria-label={texts.hint}
          placeholder={texts.hint}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        <ul aria-label={texts.results} className="palette-list">
          {entries.map((entry) => (
            <li key={entry.label}>
              <button
                type="button"
                className="palette-entry"
                onClick={() => choose(entry)}
                onKeyDown={onKeyDown}
              >
                {entry.label}
                {entry.detail !== undefined && (
                  <span className="palette-detail">{entry.detail}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <output className="quiet">{stateText(searching, entries.length)}</output>
    </Dialog>
  );
}

function stateText(searching: boolean, count: number): string {
  if (searching) return texts.searching;
  return count === 0 ? texts.none : '';
}
