import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RevokeSigningKey } from './revoke-signing-key.js';
import { RotateSigningKey } from './rotate-signing-key.js';
import { SigningKeyStore } from './store/signing-key.store.js';
import {
  SigningKeyResponse,
  SigningKeysResponse,
  toSigningKeyResponse,
} from './signing-keys.response.dto.js';

/** The signing keys, without their private halves (decision 2.2). */
@ApiTags('Operations')
@Controller('ops/signing-keys')
@Clients('operator')
export class SigningKeysController {
  constructor(
    private readonly keys: SigningKeyStore,
    private readonly rotating: RotateSigningKey,
    private readonly revoking: RevokeSigningKey,
  ) {}

  @Get()
  @ApiEndpoint(SigningKeysResponse, {
    id: 'listSigningKeys',
    summary: 'List the signing keys',
    doc: 'A retired key is listed until no token that it signed can be valid.',
  })
  async list(): Promise<SigningKeysResponse> {
    return { keys: (await this.keys.list()).map(toSigningKeyResponse) };
  }

  @Post('rotate')
  @HttpCode(202)
  @ApiEndpoint(SigningKeyResponse, {
    id: 'rotateSigningKey',
    summary: 'Rotate the signing key',
    doc: [
      'Creates the next key and publishes it at once. The key signs from `signsFrom`, when services have had time to fetch',
      'it. Tokens stay valid.',
    ].join(' '),
    problems: ['rotation-under-way'],
  })
  async rotate(@CallerOf() caller: Caller): Promise<SigningKeyResponse> {
    return toSigningKeyResponse(await this.rotating.rotate(caller.clientId));
  }

  @Post(':kid/revoke')
  @HttpCode(200)
  @ApiEndpoint(SigningKeysResponse, {
    id: 'revokeSigningKey',
    summary: 'Revoke a signing key',
    doc: [
      'For a key that may be compromised. The gateway refuses every token that the key signed within a second or two,',
      "including the caller's own; services that are reached directly do so within a minute. If the key is active, the next",
      'key or a new one signs at once. Returns the remaining keys.',
    ].join(' '),
    params: { kid: 'The id of the key, as in the header of a token.' },
    problems: ['not-found'],
  })
  async revoke(
    @Param('kid') kid: string,
    @CallerOf() caller: Caller,
  ): Promise<SigningKeysResponse> {
    const remaining = await this.revoking.revoke(caller.clientId, kid);
    return { keys: remaining.map(toSigningKeyResponse) };
  }
}
