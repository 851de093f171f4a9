import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { TextField } from '../../design/field.js';
import { useKeys } from '../../keys/use-keys.js';
import { fill, LOCALE } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { DropFault } from './drop-fault.js';
import { FaultDialog } from './fault-dialog.js';
import { messages } from '../messages.js';
import { faultText } from '../parked-columns.js';
import { readCounts } from '../requests.js';
import type { ParkedSearch } from '../search.js';

const { filters: texts, faultAct } = messages;

/** The faults with their counts, each a filter; and the act on the chosen one. */
export function FaultBar({ search }: { search: ParkedSearch }) {
  const { service, reason, type, key } = search;
  const session = useSession();
  const mayReplay = mayCall(session, 'replayParkedMessages');
  const mayDrop = mayCall(session, 'dropParkedMessages');
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    ...POLLED,
    queryKey: ['parked', 'counts'],
    queryFn: ({ signal }) => readCounts(signal),
  });
  const found = data?.counts.filter(
    (one) =>
      one.service === service && one.reason === reason && (type === undefined || one.type === type),
  );
  const isFault = reason !== 'key-parked' && found !== undefined && found.length > 0;
  return (
    <div className="parked-bar">
      <nav className="views" aria-label={texts.title}>
        <FaultLink search={{}} chosen={search} text={texts.all} />
        {data?.counts.map((one) => (
          <FaultLink
            key={`${one.service} ${one.reason} ${one.type}`}
            search={{
              service: one.service,
              reason: one.reason,
              ...(one.type !== undefined && { type: one.type }),
            }}
            chosen={search}
            text={faultText(one)}
            count={one.messages}
          />
        ))}
      </nav>
      <KeyField key={key} initial={key ?? ''} />
      {service !== undefined && reason !== undefined && isFault && mayReplay && (
        <Button onClick={() => setAsking(true)}>
          {fill(faultAct.open, { fault: faultText({ service, reason, type }) })}
        </Button>
      )}
      {service !== undefined && reason !== undefined && isFault && mayDrop && (
        <DropFault
          key={`${service} ${reason} ${type}`}
          fault={{ service, reason, type }}
          count={found.reduce((sum, one) => sum + one.messages, 0)}
        />
      )}
      {asking && service !== undefined && reason !== undefined && (
        <FaultDialog
          key={`${service} ${reason} ${type}`}
          fault={{ service, reason, type }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface LinkProps {
  search: ParkedSearch;
  chosen: ParkedSearch;
  text: string;
  count?: number;
}

function FaultLink({ search, chosen, text, count }: LinkProps) {
  const isChosen = (['service', 'reason', 'type', 'key'] as const).every(
    (name) => search[name] === chosen[name],
  );
  return (
    <Link
      to="/messages"
      search={search}
      className={`view ${isChosen ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={isChosen ? 'true' : 'false'}
    >
      {text}
      {count !== undefined && ` ${count.toLocaleString(LOCALE)}`}
    </Link>
  );
}

function KeyField({ initial }: { initial: string }) {
  const navigate = useNavigate({ from: '/messages' });
  const [text, setText] = useState(initial);
  const place = useRef<HTMLFormElement>(null);
  useKeys({ '/': () => place.current?.querySelector('input')?.focus() });
  return (
    <form
      ref={place}
      className="parked-key"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ search: (old) => ({ ...old, key: text.trim() || undefined }) });
      }}
    >
      <TextField
        label={texts.key}
        placeholder={texts.keyHint}
        type="search"
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
