import type { Ports } from '#site/ports.ts'

export const beacon =
  (window: Pick<Window, 'fetch'>): Ports['report'] =>
  (path, message) => {
    const headers = { 'content-type': 'application/json' }
    window
      .fetch(`/${path}`, { method: 'POST', keepalive: true, headers, body: JSON.stringify(message) })
      .catch(() => {})
  }
