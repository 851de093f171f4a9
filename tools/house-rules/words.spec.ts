import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words to avoid, with the standard terms to use instead. */
const WORDS: Readonly<Record<string, string>> = {
  told: 'published, reported',
  tell: 'publish, report',
  tells: 'publishes, reports',
  telling: 'publishing, reporting',
  untold: 'unpublished',
  nobody: 'no one, none',
  somebody: 'someone, another client',
  whoever: 'the client that, the process that',
  anew: 'again',
  household: 'tenant fixtures',
  surroundings: 'reference data',
  lend: 'attach',
  lent: 'attached',
  dealt: 'assigned, rebalanced',
};

const PHRASES: Readonly<Record<string, string>> = {
  'put aside': 'parked',
  'puts aside': 'parks',
  'by their door': 'public API only',
  'look again': 'wait for the projection',
  'joint work': 'batch',
};

/** Places where a word is required, with the reason. */
const ALLOWED: readonly [path: RegExp, word: RegExp, reason: string][] = [
  [/^tools\/house-rules\/words\.spec\.ts$/, /./, 'the list itself'],
  [/^tools\/openapi\/openapi\.spec\.ts$/, /./, 'the list for the API document'],
  [/\.migration\.ts$|migrations\/index\.ts$/, /^(told|surroundings)$/, 'recorded names'],
  [/^apps\/taxes\/src\/fx-rates\/store\/|^docs\/data-model\.md$/, /^told$/, 'the column told_rate'],
  [
    /^libs\/messaging\/test\/outbox-archive\.int\.spec\.ts$/,
    /^told$/,
    'the table of the version before',
  ],
  [
    /^docs\/(decisions|events|runbook|guarantees|architecture|deploying)\.md$/,
    /^look again$/,
    'LOOK_AGAIN_MS',
  ],
  [/./, /^look again$/, 'the variable LOOK_AGAIN_MS'],
  [/^CHANGELOG\.md$/, /^told$/, 'what was renamed'],
];

const FOLDERS = ['apps', 'libs', 'tools', 'e2e', 'bench', 'docs', 'k8s', 'observability'];
const SKIPPED = /^k8s\/rendered\/|\.(json|png|lock|ttf)$|^apps\/gateway\/openapi\.json$/;

interface Found {
  at: string;
  word: string;
  say: string;
}

/** `toldEvent`, `TOLD_EVENT` and `told-event` are the words told and event. */
function plain(line: string): string {
  return line
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
}

function wordsIn(path: string): Found[] {
  const allowed = ALLOWED.filter(([place]) => place.test(path));
  const known = Object.entries({ ...WORDS, ...PHRASES }).filter(
    ([word]) => !allowed.some(([, allowedWord]) => allowedWord.test(word)),
  );
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = ` ${plain(line)} `;
      return known
        .filter(([word]) => text.includes(` ${word} `))
        .map(([word, say]) => ({ at: `${path}:${index + 1}`, word, say }));
    });
}

describe('the vocabulary of code and documents', () => {
  const files = execFileSync('git', ['ls-files', 'README.md', 'CONTRIBUTING.md', ...FOLDERS], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !SKIPPED.test(path));

  it('uses only standard terms', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap(wordsIn)).toEqual([]);
  });

  it('finds a word in identifiers as well as in sentences', () => {
    const lines = ['const toldEvents = 1;', 'TOLD_AT', '// Nobody knows.', 'a-told-event'];
    const found = lines.map((line) =>
      Object.keys(WORDS).filter((word) => ` ${plain(line)} `.includes(` ${word} `)),
    );
    expect(found).toEqual([['told'], ['told'], ['nobody'], ['told']]);
  });
});
