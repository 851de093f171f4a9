import { useState } from 'react';
import { Button } from '../../design/button.js';
import { messages } from '../messages.js';

const { views: texts } = messages;

/** Copies the address of the list with its columns, which opens the same view in another browser. */
export function CopyLink({ columns }: { columns: readonly string[] | undefined }) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const url = new URL(location.href);
    if (columns) url.searchParams.set('columns', columns.join(','));
    try {
      await navigator.clipboard.writeText(url.href.replaceAll('%2C', ','));
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <output className="quiet">{said}</output>
    </>
  );
}
