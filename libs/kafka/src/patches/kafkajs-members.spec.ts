import { createRequire } from 'node:module';
import {
  checkKafkajsMembers,
  CONNECTION_MODULE,
  PATCHED_MEMBERS,
  SOCKET_MEMBER,
} from './kafkajs-members.js';

const require = createRequire(import.meta.url);
const MEMBERS = [
  { module: CONNECTION_MODULE, name: SOCKET_MEMBER },
  ...Object.entries(PATCHED_MEMBERS).flatMap(([module, members]) =>
    Object.keys(members).map((name) => ({ module, name })),
  ),
];

/** kafkajs without one of its members. */
describe('the patched members of kafkajs', () => {
  let restore = () => {};

  afterEach(() => restore());

  /** Removes a member from the class and from every instance. */
  function hide(module: string, name: string): void {
    const { prototype } = require(module) as { prototype: object };
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      get: () => undefined,
      set() {},
      configurable: true,
    });
    restore = () => {
      if (own) Object.defineProperty(prototype, name, own);
      else Reflect.deleteProperty(prototype, name);
    };
  }

  it('exist in the installed release', () => {
    expect(checkKafkajsMembers).not.toThrow();
  });

  it.each(MEMBERS)(
    'prevent the start when $name is missing, with an error that names the member',
    ({ module, name }) => {
      hide(module, name);
      expect(checkKafkajsMembers).toThrow(`another '${name}' in ${module} than 2.2.4`);
    },
  );

  it('are checked before a client is created', async () => {
    hide(CONNECTION_MODULE, 'chunks');
    const loadedAgain = '../client.js?again';
    await expect(import(loadedAgain)).rejects.toThrow(`another 'chunks'`);
  });
});
