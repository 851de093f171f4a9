import type { ReactNode } from 'react';

/** A link that opens a new tab without access to this one. Only `http` addresses become links. */
export function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isWebAddress(url)) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="external">
      {children}
    </a>
  );
}

function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(url, location.href)?.protocol ?? '');
}
