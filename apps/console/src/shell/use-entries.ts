import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mayCall, type Session } from '../api/session.js';
import { useAtRest } from '../keys/use-at-rest.js';
import { fill } from '../language/texts.js';
import { toggleClock, toggleTheme, usePreferences } from '../preferences/preferences.js';
import { SECTIONS } from '../settings/sections.js';
import { FINDERS, type Entry, type Search } from './finders.js';
import { messages } from './messages.js';
import { pagesOf } from './pages.js';

const { palette: texts } = messages;

/** The minimum length of an id. */
const TEXT_MIN = 2;

interface Entries {
  entries: readonly Entry[];
  /** Whether a search is in progress. */
  searching: boolean;
}

/** The pages and acts whose name contains the text, then the found records. */
export function useEntries(session: Session, text: string, onLogOut: () => void): Entries {
  const go = useNavigate();
  const fixed: Entry[] = [
    ...pagesOf(session).map(({ to, title }) => ({
      label: fill(texts.goTo, { page: title }),
      act: () => void go({ to }),
    })),
    ...settingsOf(session).map(({ to, title }) => ({
      label: fill(texts.goTo, { page: fill(texts.settings, { page: title }) }),
      act: () => void go({ to }),
    })),
    { label: messages.theme, act: toggleTheme },
    { label: messages.clock, act: toggleClock },
    { label: messages.logOut, act: onLogOut },
  ];
  const named = fixed.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const isSearched = text.length >= TEXT_MIN;
  const id = useAtRest(text);
  const { clock } = usePreferences();
  const results = useQuery({
    queryKey: ['find', id, clock],
    queryFn: ({ signal }) => findByText({ id, session, clock, go, signal }),
    enabled: isSearched && id === text,
  });
  const searching = isSearched && (id !== text || results.isFetching);
  return { entries: [...named, ...(searching ? [] : (results.data ?? []))], searching };
}

function settingsOf(session: Session): readonly (typeof SECTIONS)[number][] {
  return pagesOf(session).some(({ to }) => to === '/settings') ? SECTIONS : [];
}

/** Searches all kinds that the session may read for a text; failed searches are left out. */
async function findByText(search: Search): Promise<Entry[]> {
  const { kind } = search.session;
  const hasBlanks = search.id.includes(' ');
  const possible = FINDERS.filter(({ operations, takesWords }) => {
    const operation = operations[kind];
    const mayFind = operation !== undefined && mayCall(search.session, operation);
    return mayFind && (takesWords || !hasBlanks);
  });
  const answers = await Promise.allSettled(possible.map(({ find }) => find(search)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
