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
import { readCounts, type Fault } from '../requests.js';
import type { ParkedSearch } from '../search.js';

const { filters: texts, faultAct } = messages;

/** The count of messages that wait behind a faulty one. */
const WAITING = 'key-parked';

/**
 * The faults with their counts, each a filter, and the acts on the chosen fault. A single fault need not be chosen for
 * a replay.
 */
export function FaultBar({ search }: { search: ParkedSearch }) {
  const { service, reason, type, key } = search;
  const session = useSession();
  const mayReplay = mayCall(session, 'replayParkedMessages');
  const mayDrop = mayCall(session, 'dropParkedMessages');
  const [faultToDrop, setFaultToDrop] = useState<Fault>();
  const { data } = useQuery({
    ...POLLED,
    queryKey: ['parked', 'counts'],
    queryFn: ({ signal }) => readCounts(signal),
  });
  const matching = data?.counts.filter(
    (fault) =>
      fault.service === service &&
      fault.reason === reason &&
      (type === undefined || fault.type === type),
  );
  const isFault = reason !== WAITING && matching !== undefined && matching.length > 0;
  const faults = data?.counts.filter((fault) => fault.reason !== WAITING) ?? [];
  const isUnfiltered = [service, reason, type, key].every((filter) => filter === undefined);
  const only = isUnfiltered && faults.length === 1 ? faults[0] : undefined;
  const replayed =
    isFault && service !== undefined && reason !== undefined ? { service, reason, type } : only;
  return (
    <div className="parked-bar">
      <nav className="views" aria-label={texts.title}>
        <FaultLink search={{}} chosen={search} text={texts.all} />
        {data?.counts.map((fault) => (
          <FaultLink
            key={`${fault.service} ${fault.reason} ${fault.type}`}
            search={{
              service: fault.service,
              reason: fault.reason,
              ...(fault.type !== undefined && { type: fault.type }),
            }}
            chosen={search}
            text={faultText(fault)}
            count={fault.messages}
          />
        ))}
      </nav>
      <KeyField key={key} initial={key ?? ''} />
      {replayed && mayReplay && (
        <Button onClick={() => setFaultToDrop(replayed)}>
          {fill(faultAct.open, { fault: faultText(replayed) })}
        </Button>
      )}
      {service !== undefined && reason !== undefined && isFault && mayDrop && (
        <DropFault
          key={`${service} ${reason} ${type}`}
          fault={{ service, reason, type }}
          count={matching.reduce((sum, fault) => sum + fault.messages, 0)}
        />
      )}
      {faultToDrop && <FaultDialog fault={faultToDrop} onClose={() => setFaultToDrop(undefined)} />}
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
