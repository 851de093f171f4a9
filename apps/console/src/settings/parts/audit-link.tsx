import { Link } from '@tanstack/react-router';
import { messages } from '../messages.js';

/** To what operators have changed of something. */
export function AuditLink({ subject }: { subject: string }) {
  return (
    <Link to="/settings/audit" search={{ subject }}>
      {messages.audit}
    </Link>
  );
}
