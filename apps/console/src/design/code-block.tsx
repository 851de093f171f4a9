import { useState } from 'react';
import { Button } from './button.js';
import { messages } from './messages.js';

/** Text to read and to copy. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="code">
      <Button className="code-copy" onClick={() => void copy()}>
        {copied ? messages.copied : messages.copy}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section aria-label={label} tabIndex={0} className="code-text">
        <pre>{text}</pre>
      </section>
    </div>
  );
}
