import { messages } from './messages.js';
import { isProblem } from './problem.js';

/** The text of a problem, for people. */
export interface ProblemWords {
  title: string;
  detail: string | undefined;
  /** What to do about it. */
  remedy: string | undefined;
}

type Words = Readonly<Record<string, { title?: string; remedy?: string }>>;

/**
 * Describes a problem to a person. Texts of the API for programs, about members, headers, pointers and operations, are
 * replaced by texts of the console.
 * @param remedy the remedy of the API for the code
 */
export function problemWords(error: Error, remedy?: string): ProblemWords {
  if (!isProblem(error)) {
    return { title: messages.failed, detail: forPeople(error.message), remedy: undefined };
  }
  const words = (messages.byCode as Words)[error.code];
  return {
    title: words?.title ?? error.title,
    // The faults describe the problem, each with its field.
    detail: error.errors.length > 0 ? undefined : forPeople(error.message),
    remedy: words?.remedy ?? forPeople(remedy),
  };
}

/** Texts of the API mark members and code with backticks, and pointers and paths start with a slash. */
const FOR_PROGRAMS = /`|(?:^|[\s(“"'])\/\w/;

function forPeople(text = ''): string | undefined {
  return text === '' || FOR_PROGRAMS.test(text) ? undefined : text;
}
