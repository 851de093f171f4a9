import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { runProgram } from './run-program.js';

const signal = new AbortController().signal;

describe('a program of the shop', () => {
  it('gets the verb as its last argument and the input on stdin', async () => {
    const echo = `sh -c 'read line; echo "[\\"$1\\", $line]"' -`;
    expect(await runProgram(echo, 'sku', { skuId: 'S' }, signal)).toEqual(['sku', { skuId: 'S' }]);
  });

  it('that prints nothing has no answer', async () => {
    expect(await runProgram('true', 'show', {}, signal)).toBeUndefined();
  });

  it.each([
    ['echo no; #', 'printed no JSON: no'],
    ['echo no >&2; exit 3; #', 'ended with 3: no'],
    ['kill -9 $$; #', 'ended with SIGKILL'],
  ])('that is %j fails with the fault', async (command, fault) => {
    await expect(runProgram(command, 'show', {}, signal)).rejects.toThrow(fault);
  });

  it('is ended with all processes that it started, even after the shell has ended', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const interrupted = new AbortController();
    const program = `node -e 'require("node:net").connect(${port}, "127.0.0.1")' & #`;
    const running = runProgram(program, 'show', {}, interrupted.signal);
    const [connection] = await once(server, 'connection');
    connection.resume().on('error', () => undefined);
    const closed = once(connection, 'close');
    interrupted.abort();
    await expect(running).rejects.toThrow('aborted');
    await closed;
    server.close();
  });
});
