import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeApi } from '../../spec/fake-api.js';

const ROW = { skuId: 'A', salePrice: 1, listPrice: 1 };
const CSV = ['skuId,salePrice,listPrice', 'A,1,1', 'B,x,1', ''].join('\n');
const REFUSED = '{"skuId":"B"';
const NDJSON = `${JSON.stringify(ROW)}\n${REFUSED}\n`;

describe('The FILE of an upload', () => {
  const api = new FakeApi();
  const before = process.cwd();
  let folder: string;

  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pipes-'));
    process.chdir(folder);
    api.requests.splice(0);
    api.answers['POST /ext/prices/origin'] = { results: [{ result: 'applied' }] };
  });
  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  /** A pipe with a name, like that of `<(…)`. */
  function pipeOf(content: string): string {
    const pipe = path.join(folder, 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    void writeFile(pipe, content);
    return pipe;
  }

  it.each([
    ['-', 'csv', CSV, CSV.replace('A,1,1\n', '')],
    ['-', 'ndjson', NDJSON, `${REFUSED}\n`],
    ['/dev/stdin', 'json', `\uFEFF[${JSON.stringify(ROW)}]`, undefined],
    ['a pipe', 'ndjson', `\uFEFF${NDJSON}`, `\uFEFF${REFUSED}\n`],
  ])(
    'may be %s with %s, whose rejects are in the working folder',
    async (name, format, content, rest) => {
      const file = name === 'a pipe' ? pipeOf(content) : name;
      const options = { stdin: name === 'a pipe' ? '' : content };
      const { code } = await api.runCommand('merchant', ['prices', 'set', file], options);
      expect(code).toBe(rest === undefined ? 0 : 1);
      expect(api.requests.map(({ body }) => body)).toEqual([[ROW]]);
      const rejects = readdirSync('.').filter((entry) => entry !== 'pipe');
      expect(rejects).toEqual(rest === undefined ? [] : [`prices.rejects.${format}`]);
      if (rest !== undefined) expect(readFileSync(rejects[0] ?? '', 'utf8')).toBe(rest);
    },
  );

  it('is named stdin in messages, if it is -', async () => {
    const options = { stdin: 'skuId,salePrice,listprice\n' };
    const { notes } = await api.runCommand('merchant', ['prices', 'set', '-'], options);
    expect(notes[0]).toBe('error: stdin has unknown columns: listprice.');
  });

  it('leaves nothing to resume, if it is a pipe, and an interrupted upload says so', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ ...ROW, skuId: `S-${index}` }));
    api.answers['POST /ext/prices/origin'] = ({ body }) => {
      if (api.requests.length === 2) controller.abort();
      return { results: (body as object[]).map(() => ({ result: 'applied' })) };
    };
    const words = ['prices', 'set', '-', '--concurrency', '1'];
    const { notes } = await api.runCommand('merchant', words, {
      stdin: JSON.stringify(rows),
      signal,
    });
    expect(notes).toContain(
      'stdin is not kept and cannot be resumed: upload all of it again, or upload a file.',
    );
    expect(readdirSync('.')).toEqual([]);
    const resumed = await api.runCommand('merchant', [...words, '--resume']);
    expect(resumed).toMatchObject({
      code: 2,
      notes: [
        'error: Only the upload of a file can be resumed: nothing is kept of a pipe.',
        '  next: upload all of it again, without --resume',
      ],
    });
  });
});
