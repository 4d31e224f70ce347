import type { Ports } from '#site/ports.ts'

/** Tells the site something without waiting for an answer; it arrives even when the page is left. */
export const beacon =
  (window: Pick<Window, 'fetch'>): Ports['report'] =>
  (path, message) => {
    const headers = { 'content-type': 'application/json' }
    window
      .fetch(`/${path}`, { method: 'POST', keepalive: true, headers, body: JSON.stringify(message) })
      .catch(() => {})
  }
