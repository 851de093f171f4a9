import type { ReactNode } from 'react';

/** In place of content that is not there: says why, and teaches the first step. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <div className="empty-text">{children}</div>
    </div>
  );
}
