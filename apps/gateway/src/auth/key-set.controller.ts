import { ApiEndpoint, Public } from '#edge';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JSONWebKeySet } from 'jose';
import { SigningKeys } from './signing-keys.js';

@ApiTags('Documents')
@Controller('.well-known/jwks.json')
export class KeySetController {
  constructor(private readonly keys: SigningKeys) {}

  /** Caches may store it for a minute: a new key is published for longer than that before it signs (decision 2.2). */
  @Get()
  @Public()
  @ApiEndpoint(
    {
      mediaType: 'application/jwk-set+json',
      schema: {
        type: 'object',
        required: ['keys'],
        properties: {
          keys: {
            type: 'array',
            description: 'Ed25519, by key id.',
            items: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    {
      id: 'readKeySet',
      summary: 'Read the keys that verify tokens',
      doc: 'A JSON Web Key Set (RFC 7517). Tokens are signed with EdDSA.',
      problems: ['keys-unavailable'],
    },
  )
  @Header('cache-control', 'public, max-age=60')
  @Header('content-type', 'application/jwk-set+json')
  keySet(): JSONWebKeySet {
    return this.keys.keySet();
  }
}
