import { ApiProperty } from '@nestjs/swagger';

export class TokenResponse {
  @ApiProperty({ description: 'Goes into `Authorization: Bearer …`.' })
  token!: string;

  @ApiProperty({ description: 'The type of the token.', enum: ['Bearer'] })
  tokenType!: 'Bearer';

  @ApiProperty({ description: 'Seconds until it expires.', type: 'integer', example: 28_800 })
  expiresIn!: number;
}

/** For wrong credentials, instead of a problem (decision 1.3). */
export class WrongCredentialsResponse {
  @ApiProperty({ description: 'The reason.', example: 'Incorrect username or password.' })
  message!: string;
}
