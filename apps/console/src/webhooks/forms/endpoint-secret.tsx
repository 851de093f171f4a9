import { SecretDialog } from '../../design/forms/secret-dialog.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { EndpointSecret } from '../requests.js';

const { secret: texts } = messages;

interface Props {
  endpoint: EndpointSecret;
  onClose: () => void;
}

/** The secret of an endpoint, which no other answer contains. */
export function EndpointSecretDialog({ endpoint: { url, secret }, onClose }: Props) {
  return (
    <SecretDialog
      title={fill(texts.title, { url })}
      label={texts.label}
      secret={secret}
      explained={texts.how}
      onClose={onClose}
    />
  );
}
