type PrerenderDocument = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean }

export const whenActivated = (document: PrerenderDocument): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering !== true) return resolve()
    document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  })
