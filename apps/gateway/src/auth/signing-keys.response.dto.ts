import { ApiProperty } from '@nestjs/swagger';
import type { ListedKey } from './store/signing-key.store.js';

export class SigningKeyResponse {
  @ApiProperty({ description: 'The id of the key, as in the header of a token.' })
  kid!: string;

  @ApiProperty({
    description: '`next` is published and will sign, `active` signs, `retired` verifies only.',
    enum: ['next', 'active', 'retired'],
    example: 'active',
  })
  state!: string;

  @ApiProperty({ description: 'Date of creation.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    description: 'The date from which the key signs.',
    format: 'date-time',
    required: false,
  })
  signsFrom?: string;

  @ApiProperty({
    description: 'The date when the key stopped signing.',
    format: 'date-time',
    required: false,
  })
  retiredAt?: string;
}

export class SigningKeysResponse {
  @ApiProperty({ description: 'The keys, the oldest first.', type: [SigningKeyResponse] })
  keys!: SigningKeyResponse[];
}

export function toSigningKeyResponse(key: ListedKey): SigningKeyResponse {
  const { kid, state, createdAt, signsFrom, retiredAt } = key;
  return {
    kid,
    state,
    createdAt: createdAt.toISOString(),
    ...(signsFrom === null ? {} : { signsFrom: signsFrom.toISOString() }),
    ...(retiredAt === null ? {} : { retiredAt: retiredAt.toISOString() }),
  };
}
