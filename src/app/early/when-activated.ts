type Prerendered = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean }

/**
 * Settles when a page is shown, at once for most: one that the browser has rendered ahead is nobody's visit until its link is
 * followed, so until then it counts nothing, tells nothing and asks nothing of the server.
 */
export const whenActivated = (document: Prerendered): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering !== true) return resolve()
    document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  })
