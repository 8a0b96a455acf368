// The page as the server sends it, parsed and without effect: a request answers with a document without passing the
// ways of parsing that Trusted Types close.

/** The document at `url`; undefined where there is none, or no line to the server. */
export function fetchPage(url: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.onerror = () => resolve(undefined);
    request.send();
  });
}
