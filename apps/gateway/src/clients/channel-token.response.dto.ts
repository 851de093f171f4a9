import { ApiProperty } from '@nestjs/swagger';

export class ChannelTokenResponse {
  @ApiProperty({ description: 'Shown in this answer only.' })
  token!: string;

  @ApiProperty({ description: 'The id with which it is revoked.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'Until when it is valid.', format: 'date-time' })
  expiresAt!: string;
}
