// Starts programs of the user: the editor at a line, the browser at a URL.

/**
 * Opens `place`, a file with a line, in `editor`, or if that is undefined, in $LAUNCH_EDITOR, the running editor, $VISUAL or $EDITOR.
 * Resolves to the reason, as far as known, if that fails.
 */
export async function launch(place: string, editor: string | undefined): Promise<{ readonly reason: string } | undefined> {
  const { default: launchEditor } = await import('launch-editor');
  return new Promise((resolve) => {
    // launch-editor reports only failures. If none is reported within 400 ms, the editor has opened the file.
    const timer = setTimeout(() => resolve(undefined), 400);
    launchEditor(place, editor, (_file, reason) => {
      clearTimeout(timer);
      resolve({ reason: reason ?? '' });
    });
  });
}

/** Opens `url` in the default browser of the system; does nothing if there is none. */
export async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  const child = await open(url).catch(() => undefined);
  child?.on('error', () => undefined);
}
