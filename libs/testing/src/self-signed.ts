import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server's key and certificate in PEM; the certificate is its own authority. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/** Creates a certificate for 127.0.0.1 that is valid for a day, with `openssl`. */
export function selfSignedCertificate(): SelfSigned {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...newKey, ...name, '-days', '1', '-keyout', key, '-out', cert],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
