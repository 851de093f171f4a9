import { FileFault, type UploadKind } from '@entrepot/product-files';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { mayCall, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { counted, fill, listed } from '../language/texts.js';
import { fileFaultTexts } from './file/fault-texts.js';
import type { Plan } from './file/plan.js';
import { KIND_IDS } from './search.js';
import { messages } from './messages.js';
import { ChooseFile } from './parts/choose-file.js';
import { Counts } from './parts/counts.js';
import { NotesList } from './parts/notes-list.js';
import { PriceEffects } from './parts/price-effects.js';
import { ReadAgain } from './parts/read-again.js';
import { SendBar } from './parts/send-bar.js';
import { notesOf, totalsOf, type Totals } from './run/totals.js';
import { Upload, type UploadState } from './run/upload.js';

const { choose: texts } = messages;

/** The upload continues while another page is open; another client who logs in has a separate upload. */
let current: { clientId: string; upload: Upload } | undefined;

/** Reads a file of SKUs, prices or stock, checks it, and sends it with progress. */
export function UploadPage() {
  const { upload, state } = useUpload();
  const session = useSession();
  const { kind: described = 'products' } = useSearch({ from: '/shell/upload' });
  const { phase, plan, kind, error, fileName = '' } = state;
  if (!mayCall(session, 'upsertSkus')) {
    return <EmptyState title={messages.title}>{messages.readOnly}</EmptyState>;
  }
  const isIdle = phase === 'asked' || phase === 'checked' || phase === 'sent';
  return (
    <section className={plan && phase !== 'asked' ? 'page page-list' : 'page'}>
      <header className="page-head">
        <h1>{messages.title}</h1>
        {isIdle && <Button onClick={() => upload.clear()}>{texts.another}</Button>}
      </header>
      {error && <UploadError error={error} fileName={fileName} />}
      <ReadAgain upload={upload} state={state} />
      <ChooseKind upload={upload} state={state} />
      {phase === 'empty' && (
        <ChooseFile
          kind={kind?.id ?? described}
          isRead={kind !== undefined}
          onFile={(file) => void upload.start(file, { otherwise: described })}
        />
      )}
      {phase === 'reading' && <output>{fill(messages.reading, { name: fileName })}</output>}
      {plan && kind && phase !== 'empty' && phase !== 'asked' && (
        <Content plan={plan} kind={kind} upload={upload} state={state} />
      )}
    </section>
  );
}

/** The kind of content of a file, from its columns; changeable until something is sent. */
function ChooseKind({ upload, state }: Pick<ContentProps, 'upload' | 'state'>) {
  const { phase, kind } = state;
  const isOpen = phase === 'empty' || phase === 'asked' || phase === 'checked';
  if (!kind || !isOpen) return undefined;
  return (
    <fieldset className="views" aria-label={messages.kind}>
      <span className="switch-label">{messages.kind}</span>
      {KIND_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className={`view ${id === kind.id ? 'view-current' : ''}`}
          aria-pressed={id === kind.id}
          onClick={() => void upload.readAgain({ kind: id })}
        >
          {messages.kinds[id].name}
        </button>
      ))}
    </fieldset>
  );
}

interface ContentProps {
  plan: Plan;
  kind: UploadKind;
  upload: Upload;
  state: UploadState;
}

function Content({ plan, kind, upload, state }: ContentProps) {
  const { show } = useSearch({ from: '/shell/upload' });
  const totals = useMemo(() => totalsOf(plan), [plan]);
  const notes = useMemo(() => notesOf(plan), [plan]);
  const { ignored = [] } = plan.head ?? {};
  const { file, records, notesNone } = messages.kinds[kind.id];
  return (
    <>
      <p>
        {counted(file, totals.groups, {
          name: state.fileName ?? '',
          records: counted(records, plan.lines),
        })}
        {ignored.length > 0 && (
          <span className="under">{fill(messages.ignored, { columns: listed(ignored) })}</span>
        )}
      </p>
      <Counts kind={kind.id} totals={totals} />
      {totals.unseen > 0 && <p className="quiet">{unseenText(totals)}</p>}
      {state.phase === 'checked' && <PriceEffects groups={plan.groups} />}
      <SendBar kind={kind} upload={upload} state={state} totals={totals} />
      <NotesList notes={notes} none={notesNone} {...(show && { show })} />
    </>
  );
}

function unseenText({ groups, unseen }: Totals): string {
  return fill(messages.sending.unseen, { checked: groups - unseen, unseen });
}

function UploadError({ error, fileName }: { error: Error; fileName: string }) {
  if (!(error instanceof FileFault)) return <Problem error={error} />;
  const { fault, remedy } = fileFaultTexts(error);
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{fill(texts.unreadable, { name: fileName, fault })}</p>
      <p>{remedy}</p>
    </div>
  );
}

function uploadOf(clientId: string): Upload {
  if (current?.clientId !== clientId) {
    current?.upload.clear();
    current = { clientId, upload: new Upload() };
  }
  return current.upload;
}

/** The upload of the session, and its progress. */
function useUpload(): { upload: Upload; state: UploadState } {
  const upload = uploadOf(useSession().clientId);
  return { upload, state: useSyncExternalStore(upload.subscribe, upload.get) };
}
