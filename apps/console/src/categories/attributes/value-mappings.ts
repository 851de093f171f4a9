import { ApiProblem } from '../../api/problem.js';
import { messages } from '../messages.js';

const { valuesFault } = messages.attributes.map;

/**
 * The lines of a field, each `value of SKUs = value of the channel`; only the first equals sign separates.
 * @throws ApiProblem that names the field, for a line without both
 */
export function valueMappingsOf(text: string): { value: string; channelValue: string }[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [value = '', ...rest] = line.split('=');
    const mapping = { value: value.trim(), channelValue: rest.join('=').trim() };
    if (mapping.value !== '' && mapping.channelValue !== '') return mapping;
    throw new ApiProblem(0, {
      title: valuesFault,
      code: 'invalid-mapping',
      errors: [{ pointer: '/values', detail: line.trim() }],
    });
  });
}
