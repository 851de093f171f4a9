import { addUnsaved, hasUnsaved, leaveAll, setSessionEnded, isSessionEnded } from './unsaved.js';
import type { Unsaved } from './unsaved.js';

describe('unsaved work', () => {
  const prompted: string[] = [];
  const unsaved = (name: string, agrees: boolean): Unsaved => ({
    leave: (proceed) => {
      prompted.push(name);
      if (agrees) proceed();
    },
    release: () => undefined,
  });

  beforeEach(() => prompted.splice(0));

  it('is asked about from the newest on, and stays complete after a refusal', () => {
    const removes = [unsaved('page', true), unsaved('dialog', true)].map(addUnsaved);
    leaveAll(() => prompted.push('left'));
    expect(prompted.splice(0)).toEqual(['dialog', 'page', 'left']);
    removes.push(addUnsaved(unsaved('stubborn', false)));
    leaveAll(() => prompted.push('left'));
    expect(prompted).toEqual(['stubborn']);
    for (const remove of removes) remove();
    expect(hasUnsaved()).toBe(false);
  });

  it('decides whether a log-in opens above it', () => {
    setSessionEnded(true);
    expect(isSessionEnded()).toBe(false);
    const remove = addUnsaved(unsaved('form', true));
    setSessionEnded(true);
    expect(isSessionEnded()).toBe(true);
    setSessionEnded(false);
    expect(isSessionEnded()).toBe(false);
    remove();
  });
});
