import { signedHeaders } from './s3-signature.js';

/** The worked examples of Amazon's S3 documentation, "Transferring Payload in a Single Chunk". */
const credentials = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00.000Z');
const host = 'https://examplebucket.s3.amazonaws.com';

describe('the signature of a request to S3', () => {
  it.each([
    {
      name: 'GET of an object',
      request: {
        method: 'GET',
        url: new URL(`${host}/test.txt`),
        headers: { range: 'bytes=0-9' },
      },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      name: 'PUT of an object',
      request: {
        method: 'PUT',
        url: new URL(`${host}/test%24file.text`),
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
    {
      name: 'a query without a value',
      request: { method: 'GET', url: new URL(`${host}/?lifecycle`) },
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
    {
      name: 'a list of objects, its query in any order',
      request: { method: 'GET', url: new URL(`${host}/?prefix=J&max-keys=2`) },
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ] as const)('is that of the documented example: $name', ({ request, signature }) => {
    const { authorization } = signedHeaders(request, credentials, now);
    expect(authorization).toMatch(new RegExp(`Signature=${signature}$`));
    expect(authorization).not.toContain(credentials.secretKey);
  });
});
