// The results of requests to URLs of other sites.

/** Why a link to another site fails. */
export type FailureReason =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'certificate-expired' | 'certificate-host' | 'certificate-untrusted' }
  | { readonly kind: 'dns' | 'refused' | 'timeout' | 'network' | 'redirects' | 'fragment' };

/** Why the state of a URL is unknown: its robots.txt forbids the request, it requires a login or refuses programs, or it is busy. */
type UnknownReason = 'robots' | 'closed' | 'busy';

/** The result of a request to a URL. */
export type ExternalAnswer =
  | { readonly state: 'fine' }
  /** The URL has moved permanently to `to`; `isFinal` is true if `to` itself does not redirect. */
  | { readonly state: 'moved'; readonly to: string; readonly isFinal: boolean }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | { readonly state: 'unknown'; readonly reason: UnknownReason };
