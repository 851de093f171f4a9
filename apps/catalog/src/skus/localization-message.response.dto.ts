import { model } from '#edge';
import { Type } from 'typebox';

export const LocalizationMessageResponse = model('LocalizationMessageResponse', {
  code: Type.String({
    description: 'A code for the reason, which does not change between releases.',
    example: 'no-image',
  }),
  detail: Type.String({ description: 'The reason in words.', example: 'there is no image' }),
});
