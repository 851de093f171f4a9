import { FileFault } from '@entrepot/product-files';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mayCall, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import { ChooseFile } from './parts/choose-file.js';
import { Counts } from './parts/counts.js';
import { NotesList } from './parts/notes-list.js';
import { ReadAgain } from './parts/read-again.js';
import { SendBar } from './parts/send-bar.js';
import { useUpload } from './parts/use-upload.js';
import { notesOf, totalsOf } from './run/totals.js';
import type { Plan } from './file/plan.js';
import type { Upload, UploadState } from './run/upload.js';

const { choose: texts } = messages;

/** Takes a file of SKUs, checks it by dry runs, and sends it with progress. */
export function UploadPage() {
  const { upload, state } = useUpload();
  const session = useSession();
  const { phase, plan } = state;
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
      {state.error && <UploadError error={state.error} fileName={state.fileName ?? ''} />}
      <ReadAgain upload={upload} state={state} />
      {phase === 'empty' && <ChooseFile onFile={(file) => void upload.start(file)} />}
      {phase === 'reading' && (
        <output>{fill(messages.reading, { name: state.fileName ?? '' })}</output>
      )}
      {plan && phase !== 'empty' && phase !== 'asked' && (
        <Content plan={plan} upload={upload} state={state} />
      )}
    </section>
  );
}

interface ContentProps {
  plan: Plan;
  upload: Upload;
  state: UploadState;
}

function Content({ plan, upload, state }: ContentProps) {
  const { show } = useSearch({ from: '/shell/upload' });
  const totals = useMemo(() => totalsOf(plan), [plan]);
  const notes = useMemo(() => notesOf(plan), [plan]);
  const { ignored = [] } = plan.head ?? {};
  return (
    <>
      <p>
        {fill(messages.file, {
          name: state.fileName ?? '',
          lines: plan.lines.toLocaleString(LOCALE),
          products: totals.products.toLocaleString(LOCALE),
        })}
        {ignored.length > 0 && (
          <span className="under">{fill(messages.ignored, { columns: ignored.join(', ') })}</span>
        )}
      </p>
      <Counts totals={totals} />
      <SendBar upload={upload} state={state} totals={totals} />
      <NotesList notes={notes} {...(show && { show })} />
    </>
  );
}

function UploadError({ error, fileName }: { error: Error; fileName: string }) {
  if (!(error instanceof FileFault)) return <Problem error={error} />;
  return (
    <div className="problem" role="alert">
      <p className="problem-title">
        {fill(texts.unreadable, { name: fileName, fault: error.message })}
      </p>
      <p>{error.remedy}</p>
    </div>
  );
}
