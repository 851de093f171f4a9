import type { ReadingOptions } from '@entrepot/product-files';
import { Button } from '../../design/button.js';
import { fill, listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Upload, UploadState } from '../run/upload.js';

const { readAgain: texts, unknown: unknownTexts } = messages;

interface Props {
  upload: Upload;
  state: UploadState;
}

/** Offers the most likely intended reading of the file, before its lines are refused one by one. */
export function ReadAgain({ upload, state }: Props) {
  const { phase, advice = {}, error, unknown = [] } = state;
  const { encoding, decimalComma = false } = advice;
  const isOpen = phase === 'asked' || (phase === 'empty' && error !== undefined);
  if (!isOpen) return undefined;
  if (encoding === undefined && !decimalComma) {
    return unknown.length > 0 && <UnknownColumns upload={upload} columns={unknown} />;
  }
  return (
    <section className="card form" aria-labelledby="read-again">
      <h2 id="read-again">{fill(textOf(advice), { encoding: encoding ?? '' })}</h2>
      <div className="row">
        <Button look="primary" onClick={() => void upload.readAgain({ reading: advice })}>
          {texts.accept}
        </Button>
        {phase === 'asked' && (
          <Button onClick={() => void upload.declineAdvice()}>{texts.decline}</Button>
        )}
      </div>
    </section>
  );
}

/** The unknown columns, one of which may be misspelled and change the request. */
function UnknownColumns({ upload, columns }: { upload: Upload; columns: readonly string[] }) {
  return (
    <section className="card form" aria-labelledby="unknown">
      <h2 id="unknown">{fill(unknownTexts.title, { columns: listed(columns) })}</h2>
      <p>{unknownTexts.text}</p>
      <div className="row">
        <Button look="primary" onClick={() => void upload.ignoreUnknown()}>
          {unknownTexts.accept}
        </Button>
      </div>
    </section>
  );
}

function textOf({ encoding, decimalComma = false }: ReadingOptions): string {
  if (encoding === undefined) return texts.decimalComma;
  return decimalComma ? texts.both : texts.encoding;
}
