import { checkTerms } from './keep-terms.js';
import { sandboxDocuments } from './sandbox/sandbox-documents.js';
import type { TermsEvent } from './term-document.js';

describe('terms of another release (decision 9.6)', () => {
  const check = (over: object) => {
    const event = {
      subject: 'rules/MX',
      version: 2,
      ...sandboxDocuments().get('rules/MX'),
      ...over,
    };
    checkTerms([event as TermsEvent]);
  };

  it('are stored if they are in the dialect of this release', () => {
    expect(() => check({})).not.toThrow();
  });

  it.each([
    ['of a higher dialect', { dialect: 2 }, /^rules\/MX is in dialect 2 of a newer release/],
    ['that cannot be compiled', { ruleSets: [{ id: 'a', cases: [{}] }] }, /./],
  ])('are refused %s, so that the event is parked', (_, over, message) => {
    expect(() => check(over)).toThrow(message);
  });
});
