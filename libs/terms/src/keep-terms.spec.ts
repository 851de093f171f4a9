import type { UnitOfWork } from '#messaging';
import { keepTerms } from './keep-terms.js';
import { compiledDocuments } from './migrations/compiled-documents.js';
import type { TermsEvent } from './term-document.js';

describe('terms of another release (decision 9.6)', () => {
  const keep = (over: object) => {
    const written: unknown[] = [];
    const uow = { write: (...statement: unknown[]) => written.push(statement) };
    const event = {
      subject: 'rules/MX',
      version: 2,
      ...compiledDocuments().get('rules/MX'),
      ...over,
    };
    keepTerms(uow as unknown as UnitOfWork, event as TermsEvent);
    return written.length;
  };

  it('are kept if they are in the dialect of this one', () => {
    expect(keep({})).toBe(1);
  });

  it.each([
    ['of a higher dialect', { dialect: 2 }, /^rules\/MX is in dialect 2 of a newer release/],
    ['that cannot be compiled', { ruleSets: [{ id: 'a', cases: [{}] }] }, /./],
  ])('are refused %s, so that the event is parked', (_, over, message) => {
    expect(() => keep(over)).toThrow(message);
  });
});
