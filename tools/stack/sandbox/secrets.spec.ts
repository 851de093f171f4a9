import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSecrets } from './secrets.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'entrepot-secrets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('secrets (decision 2.5)', () => {
  it('Secrets are created at the first start and stored, readable only by this user', () => {
    const file = path.join(folder, 'secrets.json');
    const first = loadSecrets(file, {});
    expect(loadSecrets(file, {})).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const all = [...Object.values(first.clients), ...Object.values(first.roles), first.postgres];
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(first.clients)).toEqual(['ACME', 'GLOBEX', 'MANUAL', 'FULFIL-1', 'OPS']);
  });

  it('Secrets from variables are stored too', () => {
    const file = path.join(folder, 'secrets.json');
    const before = loadSecrets(file, {});
    const set = loadSecrets(file, { ENTREPOT_SECRET_FULFIL_1: 'chosen' });
    expect(set.clients).toEqual({ ...before.clients, 'FULFIL-1': 'chosen' });
    expect(loadSecrets(file, {})).toEqual(set);
  });
});
