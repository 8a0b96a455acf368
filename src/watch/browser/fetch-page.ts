// Fetches the page from the server as an inert document. XMLHttpRequest parses HTML without a function that Trusted Types would block.

/** Resolves to the document at `url`, or undefined if there is none or no connection. */
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
