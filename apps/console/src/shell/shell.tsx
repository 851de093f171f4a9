import { Link, Outlet, useNavigate, useLocation, useParams } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { version } from '../../package.json';
import { logOut, useSession, type Session } from '../api/session.js';
import { useBulk } from '../bulk/current.js';
import { Button } from '../design/button.js';
import { Dialog } from '../design/dialog.js';
import { removeDraftsOf } from '../design/drafts/draft-store.js';
import { LogInAgainContext } from '../design/drafts/open-dialog.js';
import { leaveAll } from '../design/drafts/unsaved.js';
import { zoneText } from '../format/moment.js';
import { messages as keyTexts } from '../keys/messages.js';
import { useKeys } from '../keys/use-keys.js';
import { fill } from '../language/texts.js';
import { send } from '../live/channel.js';
import { useFeed } from '../live/feed.js';
import { ORDERS } from '../orders/source.js';
import {
  toggleClock,
  toggleTheme,
  usePreferences,
  setPreferences,
} from '../preferences/preferences.js';
import { LanguageSelect } from '../sign-in/language-select.js';
import { LogInAgain } from '../sign-in/log-in-again.js';
import { messages } from './messages.js';
import { Navigation } from './navigation.js';
import { pagesOf } from './pages.js';
import { Palette } from './palette.js';

const { help: texts } = messages;

/** Few sessions need it, so it is loaded on demand. */
const BulkPanel = lazy(async () => ({
  default: (await import('../bulk/bulk-panel.js')).BulkPanel,
}));

type Open = 'palette' | 'help' | undefined;

const LOG_IN_AGAIN = <LogInAgain />;

/** The frame of every page: navigation, the logged-in client, and the display of times and colors. */
export function Shell() {
  const session = useSession();
  const [open, setOpen] = useState<Open>();
  const bulk = useBulk();
  const leave = useLogOut(session.clientId);
  useTitle(session);
  useFeed(ORDERS.feed, session);
  usePaletteKey(() => setOpen('palette'));
  useKeys({ '?': () => setOpen('help'), u: toggleClock });
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {messages.skip}
      </a>
      <header className="bar">
        <Link to="/" className="brand">
          {messages.name}
        </Link>
        <Navigation session={session} />
        <Button
          className="bar-palette"
          onClick={() => setOpen('palette')}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span className="bar-palette-text">{messages.palette.open}</span>
          <kbd>⌘K</kbd>
        </Button>
        <Tools onHelp={() => setOpen('help')} />
        <div className="who">
          <span className="who-id">{session.clientId}</span>
          <span className="who-kind">{messages.kinds[session.kind]}</span>
        </div>
        <Button look="quiet" onClick={leave} title={session.clientId}>
          {messages.logOut}
        </Button>
      </header>
      <main id="content" className="content" tabIndex={-1} data-scroll-restoration-id="content">
        <LogInAgainContext value={LOG_IN_AGAIN}>
          <Outlet />
        </LogInAgainContext>
      </main>
      <Suspense>{bulk && <BulkPanel {...bulk} />}</Suspense>
      {open === 'palette' && (
        <Palette session={session} onClose={() => setOpen(undefined)} onLogOut={leave} />
      )}
      {open === 'help' && <Help onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Tools({ onHelp }: { onHelp: () => void }) {
  const { clock } = usePreferences();
  const zone = clock === 'utc' ? 'UTC' : messages.local;
  const other = clock === 'utc' ? messages.local : 'UTC';
  return (
    <>
      <Button
        look="quiet"
        className="tool"
        onClick={toggleClock}
        aria-label={fill(messages.clockNow, { zone: zoneText(clock), other })}
        title={messages.clock}
      >
        {zone}
      </Button>
      <LanguageSelect />
      <Button
        look="quiet"
        className="tool"
        onClick={toggleTheme}
        aria-label={messages.theme}
        title={messages.theme}
      >
        ◐
      </Button>
      <Button
        look="quiet"
        className="tool"
        onClick={onHelp}
        aria-label={messages.help.open}
        title={messages.help.open}
      >
        ?
      </Button>
    </>
  );
}

/** Asks first if something is unsaved; then removes all drafts of the client from this tab. */
function useLogOut(clientId: string): () => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const logOutNow = async (): Promise<void> => {
    await logOut();
    removeDraftsOf(clientId);
    send({ kind: 'session' });
    queries.clear();
    await navigate({ to: '/sign-in' });
  };
  return () => leaveAll(() => void logOutNow());
}

/** Unlike single keys, this key combination acts everywhere, since it does not type text. */
function usePaletteKey(onOpen: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpen();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

function Help({ onClose }: { onClose: () => void }) {
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

/** Sets the title of the browser's tab by the subject of the page: `0198… · Orders · Entrepot`. */
function useTitle(session: Session): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const params = useParams({ strict: false });
  const page = pagesOf(session).find(({ to }) => isWithin(pathname, to));
  const about = Object.values(params).join(' ');
  const title = [about, page?.title, messages.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function isWithin(pathname: string, to: string): boolean {
  return to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`);
}
