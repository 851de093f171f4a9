import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../design/button.js';
import { useKeys } from '../keys/use-keys.js';
import { messages } from './messages.js';
import { RawDrawer } from './raw-drawer.js';
import type { RawSubject } from './subject.js';

interface Props {
  /** The subject of the page or of the open drawer; undefined until it is known. */
  subject: RawSubject | undefined;
  /** The subject of a row, by its key in the list. */
  rowSubject?: (key: string) => RawSubject | undefined;
  /** Whether it is inside of a drawer, which then handles `~`. */
  inDrawer?: boolean;
}

/**
 * The button and the key `~` for the JSON, the events and the curl of a page, of the row that has the focus, or of an
 * open drawer. The address contains the shown subject (`raw`).
 */
export function Raw({ subject, rowSubject, inDrawer = false }: Props) {
  const { raw } = useSearch({ from: '/shell' });
  const navigate = useNavigate();
  const subjectValue = inDrawer ? 'open' : 'true';
  const show = (next: string | undefined): void => {
    void navigate({ to: '.', search: (old) => ({ ...old, raw: next }), resetScroll: false });
  };
  useKeys(
    { '~': () => show((rowSubject && focusedRow()) ?? subjectValue) },
    inDrawer ? 'drawer' : 'page',
  );
  const ofRow = raw === undefined || raw === 'open' ? undefined : rowSubject?.(raw);
  const shown = raw === subjectValue ? subject : ofRow;
  return (
    <>
      <Button
        look="quiet"
        className="raw-open"
        title={messages.open}
        aria-label={messages.open}
        aria-keyshortcuts="~"
        disabled={!subject}
        onClick={() => show(subjectValue)}
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
