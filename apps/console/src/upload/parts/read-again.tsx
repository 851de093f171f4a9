import { Button } from '../../design/button.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Upload, UploadState } from '../run/upload.js';

const { readAgain: texts } = messages;

interface Props {
  upload: Upload;
  state: UploadState;
}

/** Offers to read the file as it most likely was meant, before anything of it is sent. */
export function ReadAgain({ upload, state: { phase, advice = {} } }: Props) {
  const { encoding, decimalComma = false } = advice;
  const isUnsent = phase === 'checked' || phase === 'empty';
  if (!isUnsent || (encoding === undefined && !decimalComma)) return undefined;
  return (
    <div className="row">
      {encoding !== undefined && (
        <Button onClick={() => void upload.readAgain({ encoding })}>
          {fill(texts.encoding, { encoding })}
        </Button>
      )}
      {decimalComma && (
        <Button onClick={() => void upload.readAgain({ decimalComma })}>
          {texts.decimalComma}
        </Button>
      )}
    </div>
  );
}
