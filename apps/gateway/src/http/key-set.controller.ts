import { Public } from '#platform';
import { Controller, Get, Header } from '@nestjs/common';
import type { JSONWebKeySet } from 'jose';
import { SigningKeys } from '../signing-keys.js';

@Controller('.well-known/jwks.json')
export class KeySetController {
  constructor(private readonly keys: SigningKeys) {}

  /** May be kept for a minute: a new key is published for longer than that before it signs (decision 2.2). */
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @Header('content-type', 'application/jwk-set+json')
  keySet(): JSONWebKeySet {
    return this.keys.keySet();
  }
}
