import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Problem } from '../../design/problem.js';
import { ReadAt } from '../../live/read-at.js';
import { Raw } from '../../raw/raw.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from '../messages.js';
import { NoticeContext } from './act.js';

interface Props<T> {
  /** Above the title: the link back. */
  back?: ReactNode;
  title: string;
  /** Content beside the title. */
  mark?: ReactNode;
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>;
  subject: RawSubject | undefined;
  rowSubject?: (key: string) => RawSubject | undefined;
  /** Content below the title, shown before the data is loaded. */
  filters?: ReactNode;
  acts?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page of the settings: its head, the result of the last act, and its data, or the reason why there is none. */
export function Section<T>(props: Props<T>) {
  const { back, title, mark, query, subject, rowSubject, filters, acts, children } = props;
  const { data, error, dataUpdatedAt, refetch } = query;
  const [notice, setNotice] = useState('');
  return (
    <NoticeContext value={setNotice}>
      <section className="page">
        {back}
        <header className="page-head">
          <h1>{title}</h1>
          {mark}
          {acts}
          <output className="done">{notice}</output>
          <ReadAt readAt={dataUpdatedAt} error={error} />
          <Raw subject={subject} {...(rowSubject && { rowSubject })} />
        </header>
        {filters}
        {data !== undefined && children(data)}
        {data === undefined && error && <Problem error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <output>{messages.loading}</output>}
      </section>
    </NoticeContext>
  );
}
