/** A server's key and certificate in PEM; the certificate is its own authority. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/**
 * Returns a certificate for 127.0.0.1 that is valid until 2126. It is fixed, so that tests need no program that creates
 * one; nothing but a test trusts it, in its own process.
 */
export function selfSignedCertificate(): SelfSigned {
  return { key: KEY, cert: CERTIFICATE };
}

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfafvvQhW440REiZD
oX4SavarFNUsIIyDUVXOIqEm+AKhRANCAAR4cOVghaCHGSHyphLay2AiYISyMFcm
Cr3pQmEXMng3UdKfKxcxuY9N/gAeeMlGhJSSsM4N2O5wm/qKxwRUMJG3
-----END PRIVATE KEY-----
`;

const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUJlxuCcaUSfYEy+k2KwoTbPtNv3MwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyODIxNDAwNFoYDzIxMjYxMTA0
MjE0MDA0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR4cOVghaCHGSHyphLay2AiYISyMFcmCr3pQmEXMng3UdKfKxcxuY9N
/gAeeMlGhJSSsM4N2O5wm/qKxwRUMJG3o2QwYjAdBgNVHQ4EFgQU+f+FjxwHECVL
QiqTN3bYHQ++8d0wHwYDVR0jBBgwFoAU+f+FjxwHECVLQiqTN3bYHQ++8d0wDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQC/9dznp94dX9jMB7FsaoHRik1hPPopjXkWOxarPezlfQIgMXjWS5yrTndKMpsa
tcN2b1mzCb8KzBFVUmj+GC+Kf7I=
-----END CERTIFICATE-----
`;
