// The result of a request to a URL of another site.

/** Why an address does not lead where a link says. */
export type FailureReason =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'certificate-expired' | 'certificate-host' | 'certificate-untrusted' }
  | { readonly kind: 'dns' | 'refused' | 'timeout' | 'network' | 'redirects' | 'fragment' };

/** Why nothing is known of an address: it asks for a login, turns programs away, or is busy. */
type UnknownReason = 'robots' | 'closed' | 'busy';

/** The answer of an address. */
export type ExternalAnswer =
  | { readonly state: 'fine' }
  /** It has moved for good to `to`; `isFinal` where `to` itself answers. */
  | { readonly state: 'moved'; readonly to: string; readonly isFinal: boolean }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | { readonly state: 'unknown'; readonly reason: UnknownReason };
