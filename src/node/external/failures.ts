import type { FailureReason } from '../../model/external-answer.ts';

/**
 * Kinds of failures by error code: https://nodejs.org/api/tls.html#x509-certificate-error-codes,
 * https://nodejs.org/api/errors.html#common-system-errors
 */
const kinds: Readonly<Record<string, Exclude<FailureReason['kind'], 'status'>>> = {
  CERT_HAS_EXPIRED: 'certificate-expired',
  CERT_NOT_YET_VALID: 'certificate-expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate-untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate-untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate-untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate-untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate-untrusted',
  CERT_UNTRUSTED: 'certificate-untrusted',
  CERT_REVOKED: 'certificate-untrusted',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
};

/** Returns why a request has failed with `error`, by the error codes of Node and OpenSSL. */
export function failureOf(error: unknown): FailureReason {
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'timeout' };
  for (let cause: unknown = error; cause instanceof Error; cause = causeOf(cause)) {
    const kind = kinds[String(Reflect.get(cause, 'code'))];
    if (kind !== undefined) return { kind };
  }
  return { kind: 'network' };
}

/** Returns the cause of an error. A host with several addresses fails with one error for each of them; the first error counts. */
const causeOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause);
