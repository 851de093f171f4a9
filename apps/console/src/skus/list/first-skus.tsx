import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { messages } from '../messages.js';

/** The purpose of a list without SKUs, and the first step. */
export function FirstSkus({ text }: { text: string }) {
  const { kind } = useSession();
  return (
    <>
      <p>{text}</p>
      {kind === 'merchant' && <Link to="/upload">{messages.empty.upload}</Link>}
    </>
  );
}
