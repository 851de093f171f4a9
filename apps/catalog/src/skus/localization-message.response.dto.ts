import { ApiProperty } from '@nestjs/swagger';
import type { LocalizationMessage } from './domain/sku.js';

export class LocalizationMessageResponse {
  @ApiProperty({ description: 'A stable word for the reason.', example: 'no-image' })
  code!: string;

  @ApiProperty({ description: 'The reason in words.', example: 'there is no image' })
  detail!: string;
}

export function toLocalizationMessages(
  messages: readonly LocalizationMessage[],
): LocalizationMessageResponse[] {
  return messages.map(({ code, detail }) => ({ code, detail }));
}
