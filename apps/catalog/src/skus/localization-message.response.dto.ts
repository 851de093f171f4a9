import { model } from '#edge';
import { Type } from 'typebox';

export const LocalizationMessageResponse = model('LocalizationMessageResponse', {
  code: Type.String({ description: 'A stable word for the reason.', example: 'no-image' }),
  detail: Type.String({ description: 'The reason in words.', example: 'there is no image' }),
});
