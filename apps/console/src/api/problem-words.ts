import { messages } from './messages.js';
import { isProblem } from './problem.js';

/** The text of a problem for people. */
export interface ProblemWords {
  title: string;
  detail: string | undefined;
  /** What to do about it. */
  remedy: string | undefined;
}

type Words = Readonly<Record<string, { title?: string; remedy?: string }>>;

/**
 * A problem in the words of a person: texts of the API that speak to programs, of members, headers, pointers and
 * operations, are left out, and the console says in its own words what to do instead.
 * @param remedy the one of the API for the code
 */
export function problemWords(error: Error, remedy?: string): ProblemWords {
  if (!isProblem(error)) {
    return { title: messages.failed, detail: forPeople(error.message), remedy: undefined };
  }
  const own = (messages.byCode as Words)[error.code];
  return {
    title: own?.title ?? error.title,
    // The faults say it, each with its field.
    detail: error.errors.length > 0 ? undefined : forPeople(error.message),
    remedy: own?.remedy ?? forPeople(remedy),
  };
}

/** Texts of the API mark members and code with backticks, and name pointers and paths by their slash. */
const FOR_PROGRAMS = /`|(?:^|[\s(“"'])\/\w/;

function forPeople(text = ''): string | undefined {
  return text === '' || FOR_PROGRAMS.test(text) ? undefined : text;
}
