import { useSyncExternalStore } from 'react';
import { useSession } from '../../api/session.js';
import { Upload } from '../run/upload.js';
import type { UploadState } from '../run/upload.js';

/** The upload continues while another page is open; another client who logs in has a separate upload. */
let current: { clientId: string; upload: Upload } | undefined;

function uploadOf(clientId: string): Upload {
  if (current?.clientId !== clientId) {
    current?.upload.clear();
    current = { clientId, upload: new Upload() };
  }
  return current.upload;
}

/** The upload of the session, and its progress. */
export function useUpload(): { upload: Upload; state: UploadState } {
  const upload = uploadOf(useSession().clientId);
  return { upload, state: useSyncExternalStore(upload.subscribe, upload.get) };
}
