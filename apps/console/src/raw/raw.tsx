import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../design/button.js';
import { useKeys } from '../keys/use-keys.js';
import { messages } from './messages.js';
import { RawDrawer } from './raw-drawer.js';
import type { RawSubject } from './subject.js';

interface Props {
  /** What the page or the open drawer is about; undefined until that is known. */
  subject: RawSubject | undefined;
  /** What a row is about, by the key that the list has for it. */
  rowSubject?: (key: string) => RawSubject | undefined;
  /** Is it inside of a drawer, of which `~` is then? */
  inDrawer?: boolean;
}

/**
 * The button and the key `~` for the JSON, the events and the curl of a page, of the row that has the focus, or of an open
 * drawer. What is shown is in the address (`raw`).
 */
export function Raw({ subject, rowSubject, inDrawer = false }: Props) {
  const { raw } = useSearch({ from: '/shell' });
  const navigate = useNavigate();
  const own = inDrawer ? 'open' : 'true';
  const show = (next: string | undefined): void => {
    void navigate({ to: '.', search: (old) => ({ ...old, raw: next }), resetScroll: false });
  };
  useKeys({ '~': () => show((rowSubject && focusedRow()) ?? own) }, inDrawer ? 'drawer' : 'page');
  const ofRow = raw === undefined || raw === 'open' ? undefined : rowSubject?.(raw);
  const shown = raw === own ? subject : ofRow;
  return (
    <>
      <Button
        look="quiet"
        className="raw-open"
        title={messages.open}
        aria-label={messages.open}
        aria-keyshortcuts="~"
        disabled={!subject}
        onClick={() => show(own)}
      >
        {messages.json} <kbd>~</kbd>
      </Button>
      {shown && <RawDrawer key={raw} subject={shown} onClose={() => show(undefined)} />}
    </>
  );
}

function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
}
