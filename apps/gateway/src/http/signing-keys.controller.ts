import { Answers, CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RotateSigningKey } from '../rotate-signing-key.js';
import { SigningKeyStore } from '../signing-key.store.js';
import {
  SigningKeyResponse,
  SigningKeysResponse,
  toSigningKeyResponse,
} from './signing-keys.response.dto.js';

/** The keys that sign tokens, without their secret halves (decision 2.2). */
@ApiTags('Operations')
@Controller('ops/signing-keys')
@Clients('operator')
export class SigningKeysController {
  constructor(
    private readonly keys: SigningKeyStore,
    private readonly rotating: RotateSigningKey,
  ) {}

  @Get()
  @Answers(SigningKeysResponse, {
    id: 'listSigningKeys',
    summary: 'List the keys that sign tokens',
    doc: 'A retired key stays until no token that it signed can be valid.',
  })
  async list(): Promise<SigningKeysResponse> {
    return { keys: (await this.keys.list()).map(toSigningKeyResponse) };
  }

  @Post('rotate')
  @HttpCode(202)
  @Answers(SigningKeyResponse, {
    id: 'rotateSigningKey',
    summary: 'Change the key that signs tokens',
    doc: [
      'Makes the next key and publishes it at once; it signs from `signsFrom`, when services have had the time to fetch',
      'it. Tokens stay valid.',
    ].join(' '),
    problems: ['rotation-under-way'],
  })
  async rotate(@CallerOf() caller: Caller): Promise<SigningKeyResponse> {
    return toSigningKeyResponse(await this.rotating.run(caller.clientId));
  }
}
