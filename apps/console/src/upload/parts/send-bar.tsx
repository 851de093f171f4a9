import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { fill } from '../../language/texts.js';
import { rejectsOf } from '../file/rejects.js';
import { messages } from '../messages.js';
import type { Totals } from '../run/totals.js';
import type { Upload, UploadState } from '../run/upload.js';
import { Deletions } from './deletions.js';
import { saveFile } from '../../files/save-file.js';

const { sending: texts } = messages;

interface Props {
  upload: Upload;
  state: UploadState;
  totals: Totals;
}

/** The next step of an upload: stop, check the rest, agree to deletions, send, send again. */
export function SendBar({ upload, state, totals }: Props) {
  const { phase } = state;
  if (phase === 'checking' || phase === 'sending') return <Running upload={upload} state={state} />;
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
      {phase === 'sent' && <Outcome totals={totals} />}
      <Send upload={upload} totals={totals} />
      <div className="row">
        <Rejects state={state} totals={totals} />
        {totals.sent > 0 && <Link to="/localization">{texts.board}</Link>}
      </div>
    </>
  );
}

function Send({ upload, totals }: Omit<Props, 'state'>) {
  const [agreed, setAgreed] = useState(false);
  const { sendable, sendableSkus, deleting, deletingSkus, deletions, failed, refused } = totals;
  const products = agreed ? sendable : sendable - deleting;
  const skus = agreed ? sendableSkus : sendableSkus - deletingSkus;
  const send = products === 1 ? texts.sendOne : texts.send;
  const isAgain = failed > 0 && failed === sendable;
  return (
    <>
      {deletions.length > 0 && (
        <Deletions skuIds={deletions} products={deleting} agreed={agreed} onAgree={setAgreed} />
      )}
      {sendable === 0 && totals.sent === 0 && <p>{texts.nothing}</p>}
      {sendable > 0 && (
        <div className="row">
          <Button
            look={agreed && deletions.length > 0 ? 'danger' : 'primary'}
            disabled={products === 0}
            onClick={() => void upload.send(agreed)}
          >
            {fill(isAgain ? texts.again : send, { products, skus })}
          </Button>
        </div>
      )}
      {refused > 0 && sendable > 0 && (
        <p className="quiet">{fill(texts.refused, { products: refused })}</p>
      )}
    </>
  );
}

function Running({ upload, state }: Omit<Props, 'totals'>) {
  const { phase, progress = { done: 0, total: 0 }, waitMs = 0 } = state;
  const text = phase === 'checking' ? texts.checking : texts.sending;
  return (
    <div className="upload-progress">
      <progress aria-label={fill(text, progress)} value={progress.done} max={progress.total} />
      <output>
        {fill(text, progress)}
        {waitMs > 0 && ` · ${fill(texts.waiting, { seconds: Math.ceil(waitMs / 1_000) })}`}
      </output>
      <Button onClick={() => upload.stop()}>{texts.stop}</Button>
    </div>
  );
}

function Outcome({ totals: { products, sent } }: { totals: Totals }) {
  const left = products - sent;
  const text = left === 0 ? texts.done : texts.doneSome;
  return (
    <output className={left === 0 ? 'done' : 'upload-left'}>
      {fill(text, { products, sent, left })}
    </output>
  );
}

function Rejects({ state: { plan, fileName = '' }, totals }: Omit<Props, 'upload'>) {
  if (!plan) return undefined;
  const isSent = totals.sent > 0;
  const strays = plan.strayRecords.length;
  const left = strays + (isSent ? totals.products - totals.sent : totals.refused);
  if (left === 0) return undefined;
  const save = (): void => {
    const { name, parts } = rejectsOf(fileName, plan, isSent ? 'not-sent' : 'refused');
    saveFile(name, parts as BlobPart[]);
  };
  return <Button onClick={save}>{isSent ? texts.rejects : texts.saveRefused}</Button>;
}
