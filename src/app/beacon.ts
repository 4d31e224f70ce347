/** Tells the site something without waiting for an answer; it arrives even when the page is left. @param path relative to the site's origin. */
export const beacon =
  (window: Pick<Window, 'fetch'>, path: string) =>
  (message: object): void => {
    const headers = { 'content-type': 'application/json' }
    window
      .fetch(`/${path}`, { method: 'POST', keepalive: true, headers, body: JSON.stringify(message) })
      .catch(() => {})
  }
