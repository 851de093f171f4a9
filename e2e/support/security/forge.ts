import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import { withOwner } from '#migration';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

/** The gateway's private signing key, as read from its table. */
export interface SigningKey {
  kid: string;
  privateJwk: JsonWebKey;
}

type Claims = Record<string, unknown>;

const SECOND = 1_000;
const HOUR = 3_600;

export async function activeKey(stack: TestStack): Promise<SigningKey> {
  const rows = await withOwner(stack.sandbox.databaseUrl, (client) =>
    client.query<SigningKey>(
      `SELECT kid, private_jwk AS "privateJwk" FROM gateway.signing_key WHERE state = 'active'`,
    ),
  );
  const [key] = rows.rows;
  if (!key) throw new Error('no signing key is active');
  return key;
}

export const now = (): number => Math.floor(Date.now() / SECOND);

/** The claims of a valid operator token. */
function goodClaims(): Claims {
  return {
    sub: 'OPS',
    kind: 'operator',
    iss: 'entrepot',
    aud: 'entrepot',
    jti: crypto.randomUUID(),
    iat: now(),
    exp: now() + HOUR,
  };
}

/** A token with changed claims and header, signed with the gateway's key unless another is given. */
export function signed(
  { kid, privateJwk }: SigningKey,
  claims: Claims = {},
  header: Claims = {},
  key: KeyObject = createPrivateKey({ key: privateJwk, format: 'jwk' }),
): string {
  const content = contentOf({ alg: 'EdDSA', kid, ...header }, { ...goodClaims(), ...claims });
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`;
}

/** Tokens that differ from a valid one in a single way; none of them may be accepted. */
export function forgedTokens(key: SigningKey): [string, string][] {
  return [
    ...unsigned(key),
    ...signedWithThePublicKey(key),
    ...signedByOthers(key),
    ...withOtherClaims(key),
    ...tampered(key),
  ];
}

function unsigned({ kid }: SigningKey): [string, string][] {
  return ['none', 'None', 'nOnE', ''].map((alg) => [
    `alg "${alg}"`,
    `${contentOf({ alg, kid }, goodClaims())}.`,
  ]);
}

/** The key confusion attack: HMAC signatures that use the public key as the secret. */
function signedWithThePublicKey({ kid, privateJwk }: SigningKey): [string, string][] {
  const key = createPublicKey({ key: privateJwk, format: 'jwk' });
  const secrets = {
    'raw bytes': Buffer.from(String(privateJwk.x), 'base64url'),
    text: String(privateJwk.x),
    PEM: key.export({ type: 'spki', format: 'pem' }),
    DER: key.export({ type: 'spki', format: 'der' }),
    nothing: '',
  };
  return Object.entries(secrets).flatMap(([name, secret]) =>
    ['HS256', 'HS512'].map((alg): [string, string] => {
      const content = contentOf({ alg, kid }, goodClaims());
      const mac = createHmac(alg === 'HS256' ? 'sha256' : 'sha512', secret).update(content);
      return [`${alg} with the public key as ${name}`, `${content}.${mac.digest('base64url')}`];
    }),
  );
}

function signedByOthers(key: SigningKey): [string, string][] {
  const foreignKey = generateKeyPairSync('ed25519');
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...foreignKey.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'EdDSA' };
  const headers: Record<string, Claims> = {
    'our key id': {},
    'a foreign key id': { kid: 'own' },
    'a key in its header': { jwk },
    'a key of our id in its header': { jwk: { ...jwk, kid: key.kid } },
    'the address of a key set': { jku: 'http://127.0.0.1:9/keys.json', kid: 'own' },
    'the address of a certificate': { x5u: 'http://127.0.0.1:9/own.pem', kid: 'own' },
    'a path for a key id': { kid: '../../../../../dev/null' },
    'SQL for a key id': { kid: `' UNION SELECT kid, private_jwk FROM signing_key --` },
    'a key id of every object': { kid: '__proto__' },
    'a number for a key id': { kid: 1 },
    'several key ids': { kid: [key.kid] },
    'no key id': { kid: undefined },
    'a very long key id': { kid: 'k'.repeat(3_000) },
  };
  return [
    ...Object.entries(headers).map(([name, header]): [string, string] => [
      `another’s signature and ${name}`,
      signed(key, {}, header, foreignKey.privateKey),
    ]),
    ['ES256 of another’s key', es256(key, elliptic.privateKey)],
  ];
}

function es256({ kid }: SigningKey, privateKey: KeyObject): string {
  const content = contentOf({ alg: 'ES256', kid }, goodClaims());
  const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${content}.${sign('sha256', Buffer.from(content), options).toString('base64url')}`;
}

/** Signed with our key, like a token of another internal program. */
function withOtherClaims(key: SigningKey): [string, string][] {
  const claims: Record<string, Claims> = {
    'another issuer': { iss: 'elsewhere' },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'elsewhere' },
    'no audience': { aud: undefined },
    'an unknown kind': { kind: 'root' },
    'a kind that is no text': { kind: ['operator'] },
    'no kind': { kind: undefined },
    'no client': { sub: undefined },
    'no id of its own': { jti: undefined },
    'an end that is past': { exp: now() - 1 },
    'an end that is long past': { exp: 1 },
    'an end that is no number': { exp: '9999999999' },
    'no end': { exp: undefined },
    'a beginning to come': { nbf: now() + HOUR },
  };
  return [
    ...Object.entries(claims).map(([name, changed]): [string, string] => [
      `ours with ${name}`,
      signed(key, changed),
    ]),
    ['ours with an extension that must be understood', signed(key, {}, { crit: ['x'], x: 1 })],
    ['ours of an unencoded payload', signed(key, {}, { crit: ['b64'], b64: false })],
  ];
}

function tampered(key: SigningKey): [string, string][] {
  const [header = '', payload = '', signature = ''] = signed(key).split('.');
  const otherPayload = base64url({ ...goodClaims(), sub: 'ABSENT' });
  return [
    ['another payload', `${header}.${otherPayload}.${signature}`],
    [
      'another header',
      `${base64url({ alg: 'EdDSA', kid: key.kid, typ: 'x' })}.${payload}.${signature}`,
    ],
    ['a changed signature', `${header}.${payload}.${flipped(signature)}`],
    ['half a signature', `${header}.${payload}.${signature.slice(0, 40)}`],
    ['no signature', `${header}.${payload}.`],
    ['two parts', `${header}.${payload}`],
    ['five parts', `${header}.${payload}.${signature}.${payload}.${signature}`],
    [
      'a payload that is no JSON',
      `${header}.${Buffer.from('{').toString('base64url')}.${signature}`,
    ],
    ['parts that are no base64', `%%.%%.%%`],
    ['nothing but dots', '..'],
  ];
}

function flipped(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}

function contentOf(header: Claims, claims: Claims): string {
  return `${base64url(header)}.${base64url(claims)}`;
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
