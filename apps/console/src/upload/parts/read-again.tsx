import type { ReadingOptions } from '@entrepot/product-files';
import { Button } from '../../design/button.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Upload, UploadState } from '../run/upload.js';

const { readAgain: texts } = messages;

interface Props {
  upload: Upload;
  state: UploadState;
}

/** Offers to read the file as it is most likely meant, before its lines are refused one by one. */
export function ReadAgain({ upload, state: { phase, advice = {}, error } }: Props) {
  const { encoding, decimalComma = false } = advice;
  const isOpen = phase === 'asked' || (phase === 'empty' && error !== undefined);
  if (!isOpen || (encoding === undefined && !decimalComma)) return undefined;
  return (
    <section className="card form" aria-labelledby="read-again">
      <h2 id="read-again">{fill(textOf(advice), { encoding: encoding ?? '' })}</h2>
      <div className="row">
        <Button look="primary" onClick={() => void upload.readAgain(advice)}>
          {texts.accept}
        </Button>
        {phase === 'asked' && <Button onClick={() => void upload.check()}>{texts.decline}</Button>}
      </div>
    </section>
  );
}

function textOf({ encoding, decimalComma = false }: ReadingOptions): string {
  if (encoding === undefined) return texts.decimalComma;
  return decimalComma ? texts.both : texts.encoding;
}
