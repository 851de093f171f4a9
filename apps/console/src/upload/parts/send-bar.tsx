import type { UploadKind } from '@entrepot/product-files';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { saveFile } from '../../files/save-file.js';
import { counted, fill } from '../../language/texts.js';
import { rejectsOf } from '../file/rejects.js';
import { messages } from '../messages.js';
import type { Totals } from '../run/totals.js';
import type { Upload, UploadState } from '../run/upload.js';
import { Consent } from './consent.js';

const { sending: texts } = messages;

interface Props {
  kind: UploadKind;
  upload: Upload;
  state: UploadState;
  totals: Totals;
}

/** A link to the sent records. */
const LISTS = { products: '/localization', prices: '/prices', stock: '/inventory' } as const;

/** The next step of an upload: stop, check the rest, agree, send, send again. */
export function SendBar(props: Props) {
  const { kind, upload, state, totals } = props;
  const { phase } = state;
  if (phase === 'checking' || phase === 'sending') return <Running {...props} phase={phase} />;
  if (totals.unchecked > 0) {
    return (
      <div className="row">
        <Button look="primary" onClick={() => void upload.check()}>
          {texts.checkRest}
        </Button>
      </div>
    );
  }
  return (
    <>
      {phase === 'sent' && <Outcome kind={kind} totals={totals} />}
      <Send kind={kind} upload={upload} totals={totals} />
      <div className="row">
        <Rejects state={state} totals={totals} />
        {totals.sent > 0 && <Link to={LISTS[kind.id]}>{messages.kinds[kind.id].open}</Link>}
      </div>
    </>
  );
}

function Send({ kind: { id }, upload, totals }: Omit<Props, 'state'>) {
  const [agreed, setAgreed] = useState(false);
  const { sending, consent } = messages.kinds[id];
  const { sendable, failed, refused, inQuestion, skusInQuestion } = totals;
  const groups = agreed ? sendable : sendable - inQuestion;
  const records = agreed
    ? totals.sendableRecords
    : totals.sendableRecords - totals.recordsInQuestion;
  const isAgain = failed > 0 && failed === sendable;
  return (
    <>
      {consent && inQuestion > 0 && (
        <Consent
          texts={consent}
          skuIds={skusInQuestion}
          groups={inQuestion}
          agreed={agreed}
          onAgree={setAgreed}
        />
      )}
      {sendable === 0 && totals.sent === 0 && <p>{texts.nothing}</p>}
      {sendable > 0 && (
        <div className="row">
          <Button
            look={agreed && totals.deleted > 0 ? 'danger' : 'primary'}
            disabled={groups === 0}
            onClick={() => void upload.send(agreed)}
          >
            {counted(isAgain ? sending.again : sending.send, groups, {
              records: counted(messages.kinds[id].records, records),
            })}
          </Button>
        </div>
      )}
      {refused > 0 && sendable > 0 && (
        <p className="quiet">{fill(sending.refused, { groups: refused })}</p>
      )}
    </>
  );
}

function Running({ kind, upload, state, phase }: Props & { phase: 'checking' | 'sending' }) {
  const { progress = { done: 0, total: 0 }, waitMs = 0 } = state;
  const forms = messages.kinds[kind.id].sending[phase];
  const text = counted(forms, progress.total, { done: progress.done });
  return (
    <div className="upload-progress">
      <progress aria-label={text} value={progress.done} max={progress.total} />
      <output>
        {waitMs > 0
          ? fill(texts.waiting, { progress: text, seconds: Math.ceil(waitMs / 1_000) })
          : text}
      </output>
      <Button onClick={() => upload.stop()}>{texts.stop}</Button>
    </div>
  );
}

function Outcome({ kind, totals: { groups, sent } }: Pick<Props, 'kind' | 'totals'>) {
  const { sending } = messages.kinds[kind.id];
  const remaining = groups - sent;
  const text = remaining === 0 ? sending.done : sending.doneSome;
  return (
    <output className={remaining === 0 ? 'done' : 'upload-left'}>
      {counted(text, groups, { sent, left: remaining })}
    </output>
  );
}

function Rejects({ state: { plan, fileName = '' }, totals }: Pick<Props, 'state' | 'totals'>) {
  if (!plan) return undefined;
  const isSent = totals.sent > 0;
  const strays = plan.strayRecords.length;
  const remaining = strays + (isSent ? totals.groups - totals.sent : totals.refused);
  if (remaining === 0) return undefined;
  const save = (): void => {
    const { name, parts } = rejectsOf(fileName, plan, isSent ? 'not-sent' : 'refused');
    saveFile(name, parts as BlobPart[]);
  };
  return <Button onClick={save}>{isSent ? texts.rejects : texts.saveRefused}</Button>;
}
