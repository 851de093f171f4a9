import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Tabs } from '../design/tabs.js';
import { IncomingTab } from './incoming/incoming-tab.js';
import { Raw } from '../raw/raw.js';
import { messages } from './messages.js';
import { OutgoingTab } from './outgoing-tab.js';
import { openOf } from './parked-item.js';
import { ParkedDrawer } from './item/parked-drawer.js';
import { itemSubject, listSubject } from './parked-subject.js';
import { parkedSearch, placeOf } from './search.js';

/** The parked messages and events of all services, and the acts that resolve them. */
export function MessagesPage() {
  const search = useSearch({ from: '/shell/messages', select: parkedSearch });
  const navigate = useNavigate({ from: '/messages' });
  const [done, setDone] = useState('');
  const tab = search.tab ?? 'messages';
  const place = placeOf(search.open);
  const show = (open: string | undefined): void => {
    void navigate({ search: (old) => ({ ...old, open }), resetScroll: false });
  };
  const close = (): void => show(undefined);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <output className="parked-done">{done}</output>
        <Raw subject={listSubject(search)} rowSubject={(open) => itemSubject(tab, open)} />
      </header>
      <Tabs
        value={tab}
        onChange={(next) => void navigate({ search: next === 'outbox' ? { tab: next } : {} })}
        parts={[
          {
            value: 'messages',
            label: messages.tabs.messages,
            content: <IncomingTab search={search} />,
          },
          { value: 'outbox', label: messages.tabs.outbox, content: <OutgoingTab /> },
        ]}
      />
      {place && (
        <ParkedDrawer
          key={`${tab} ${search.open}`}
          tab={tab}
          place={place}
          onClose={close}
          onDone={(text, next) => {
            setDone(text);
            show(next && openOf({ ...place, id: next.id }));
          }}
        />
      )}
    </section>
  );
}
