import type { ListDefinition } from '../../lists/definition.js';
import { messages as common } from '../messages.js';
import { AUDIT_COLUMNS } from './audit-columns.js';
import { changeSubject } from './change-subject.js';
import { FilterBar } from './filter-bar.js';
import { messages } from './messages.js';
import { AUDIT } from './source.js';
import type { AuditQuery, AuditSearch, Change } from './source.js';

const { empty, raw } = messages;

/** The list of operators' changes in all services. */
export const AUDIT_LIST: ListDefinition<Change, AuditSearch, AuditQuery> = {
  id: 'audit',
  source: AUDIT,
  title: common.sections.audit,
  texts: { ...messages, empty: { none: empty.title, ...empty } },
  columns: AUDIT_COLUMNS,
  csv: ['at', 'who', 'what', 'service', 'id', 'details'],
  Filters: FilterBar,
  noneHow: () => empty.how,
  raw: {
    what: raw.list,
    paths: { operator: '/ops/audit', merchant: '/ops/audit' },
    rows: 'changes',
    row: (_reader, _key, change) => change && changeSubject(change),
  },
};
