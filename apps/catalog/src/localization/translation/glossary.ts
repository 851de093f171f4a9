import { adjectives, materials, nouns, words } from './glossary-data.js';

export type SourceLanguage = 'en' | 'es';
export type TermKind = 'adjective' | 'material' | 'noun' | 'word';

/** A term in one locale. */
export interface TargetTerm {
  /** Masculine, feminine, masculine plural, feminine plural. A noun has the same two forms in either gender. */
  forms: readonly [string, string, string, string];
  /** The gender of a noun or a material. */
  feminine: boolean;
}

export interface Term {
  kind: TermKind;
  targets: ReadonlyMap<string, TargetTerm>;
}

/** A word or phrase of a source language: its term and grammatical form. */
export interface SourceWord {
  term: Term;
  plural: boolean;
  feminine: boolean;
}

/** The locales that the glossary knows. */
export const locales: readonly string[] = ['pt-BR', 'es-MX', 'es-CL'];

/** The maximum number of words in a phrase. */
export const LONGEST_PHRASE = 4;

const bySource: Record<SourceLanguage, Map<string, SourceWord>> = { en: new Map(), es: new Map() };

for (const [kind, table] of [
  ['adjective', adjectives],
  ['material', materials],
  ['noun', nouns],
  ['word', words],
] as const) {
  for (const line of table.trim().split('\n')) addLine(kind, line);
}

/** The term of a phrase in lower case with single spaces. */
export function lookUp(language: SourceLanguage, phrase: string): SourceWord | undefined {
  return bySource[language].get(phrase);
}

function addLine(kind: TermKind, line: string): void {
  const [en = '', es = '', ...targets] = line.split('|').map((cell) => cell.trim());
  const term: Term = {
    kind,
    targets: new Map(
      locales.map((locale, index) => [locale, targetOf(kind, targets[index] ?? '')]),
    ),
  };
  addSources('en', kind, en, term);
  addSources('es', kind, es, term);
}

function addSources(language: SourceLanguage, kind: TermKind, cell: string, term: Term): void {
  for (const alternative of cell.split(',')) {
    const forms = alternative.trim().split('/');
    for (const [index, phrase] of forms.entries()) {
      const phrases = bySource[language];
      if (phrases.has(phrase)) continue; // the first of two terms wins
      const adjective = kind === 'adjective';
      phrases.set(phrase, {
        term,
        plural: adjective && forms.length === 4 ? index > 1 : index > 0,
        feminine: adjective && forms.length === 4 && index % 2 === 1,
      });
    }
  }
}

function targetOf(kind: TermKind, cell: string): TargetTerm {
  const gendered = kind === 'noun' || kind === 'material';
  const forms = gendered ? cell.slice(2).split('/') : cell.split('/');
  const [first = '', second = first, third, fourth] = forms;
  return {
    forms:
      third === undefined || fourth === undefined
        ? [first, first, second, second]
        : [first, second, third, fourth],
    feminine: gendered && cell.startsWith('f '),
  };
}
