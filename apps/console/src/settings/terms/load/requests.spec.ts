import { api } from '../../../api/client.js';
import { previewOf } from './requests.js';

describe('a dry run of terms', () => {
  const methods = { POST: api.POST, PUT: api.PUT };
  afterEach(() => void Object.assign(api, methods));

  it.each(['duties', 'tariffs', 'rules'] as const)('of %s does not load them', async (kind) => {
    const sent: unknown[] = [];
    const send = async (_: string, { params }: { params: { query: unknown } }) => {
      sent.push(params.query);
      return { data: {} };
    };
    Object.assign(api, { POST: send, PUT: send });
    const document = { kind, destination: 'DE', validFrom: '2026-07-01', content: {} };
    await previewOf(document, { reason: '', confirm: false });
    expect(sent).toEqual([{ dryRun: true }]);
  });
});
