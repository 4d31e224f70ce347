import type { Files } from '#site/ports.ts'

/** Milliseconds in which a browser must have begun the download. */
const downloadTime = 60_000

export const createBrowserFiles = (window: Window & typeof globalThis): Files => ({
  offer: (name, text, type = 'text/html') => {
    const address = window.URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = Object.assign(window.document.createElement('a'), { href: address, download: name })
    link.click()
    window.setTimeout(() => window.URL.revokeObjectURL(address), downloadTime)
  },
  download: (path) => Object.assign(window.document.createElement('a'), { href: path, download: '' }).click(),
  read: async (file) => new TextDecoder().decode(await file.arrayBuffer()),
})
