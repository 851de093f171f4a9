import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Session } from '../api/session.js';
import { Dialog } from '../design/dialog.js';
import { fill } from '../language/texts.js';
import { toggleClock, toggleTheme } from '../preferences/preferences.js';
import { messages } from './messages.js';
import { pagesOf } from './pages.js';

const { palette: texts } = messages;

interface Entry {
  label: string;
  act: () => void;
}

interface Props {
  session: Session;
  onClose: () => void;
  onLogOut: () => void;
}

/** Goes to a page or to a pasted id, and does what the bar does. Enter takes the first entry, arrows another one. */
export function Palette({ session, onClose, onLogOut }: Props) {
  const [text, setText] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const entries = useEntries(session, text.trim(), onLogOut);
  const choose = (entry: Entry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.act();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((at + step) % stops.length)?.focus();
  };
  return (
    <Dialog title={texts.title} place="top" onClose={onClose}>
      <form
        ref={place}
        onSubmit={(event) => {
          event.preventDefault();
          choose(entries[0]);
        }}
      >
        <input
          className="input palette-input"
          aria-label={texts.hint}
          placeholder={texts.hint}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
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
              </button>
            </li>
          ))}
        </ul>
      </form>
      {entries.length === 0 && <p className="quiet">{texts.none}</p>}
    </Dialog>
  );
}

function useEntries(session: Session, text: string, onLogOut: () => void): Entry[] {
  const navigate = useNavigate();
  const fixed: Entry[] = [
    ...pagesOf(session).map(({ to, title }) => ({
      label: fill(texts.goTo, { page: title }),
      act: () => void navigate({ to }),
    })),
    // For those who build pages, so it is not in the navigation.
    { label: messages.pages.design, act: () => void navigate({ to: '/design' }) },
    { label: messages.theme, act: toggleTheme },
    { label: messages.clock, act: toggleClock },
    { label: messages.logOut, act: onLogOut },
  ];
  const found = fixed.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  if (text === '' || session.kind === 'fulfillment-partner') return found;
  return [
    ...found,
    {
      label: fill(texts.openOrder, { id: text }),
      act: () => void navigate({ to: '/orders/$orderId', params: { orderId: text } }),
    },
    {
      label: fill(texts.findOrders, { id: text }),
      act: () => void navigate({ to: '/orders', search: { text } }),
    },
  ];
}
