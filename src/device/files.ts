import type { Files } from '#site/ports.ts'

/** How long a browser may take to begin with a download, in milliseconds. */
const downloadTime = 60_000

/** The files of a visitor, as far as she hands them to the page. */
export const filesOf = (window: Window & typeof globalThis): Files => ({
  offer: (name, text, type = 'text/html') => {
    const address = window.URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = Object.assign(window.document.createElement('a'), { href: address, download: name })
    link.click()
    window.setTimeout(() => window.URL.revokeObjectURL(address), downloadTime)
  },
  download: (path) => Object.assign(window.document.createElement('a'), { href: path, download: '' }).click(),
  read: async (file) => new TextDecoder().decode(await file.arrayBuffer()),
})
