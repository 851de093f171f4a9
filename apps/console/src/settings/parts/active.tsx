import { Badge } from '../../design/badge.js';
import { messages } from '../messages.js';

export function Active({ active }: { active: boolean }) {
  return (
    <Badge tone={active ? 'good' : 'neutral'}>{active ? messages.active : messages.inactive}</Badge>
  );
}
