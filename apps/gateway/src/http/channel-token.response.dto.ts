import { ApiProperty } from '@nestjs/swagger';

export class ChannelTokenResponse {
  @ApiProperty({ description: 'Shown this once.' })
  token!: string;

  @ApiProperty({ description: 'By which it is revoked.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'Until when it is valid.', format: 'date-time' })
  expiresAt!: string;
}
