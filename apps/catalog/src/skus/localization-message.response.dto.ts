import { ApiProperty } from '@nestjs/swagger';

export class LocalizationMessageResponse {
  @ApiProperty({ description: 'A stable word for the reason.', example: 'no-image' })
  code!: string;

  @ApiProperty({ description: 'The reason in words.', example: 'there is no image' })
  detail!: string;
}
