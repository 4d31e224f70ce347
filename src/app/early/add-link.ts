type More = Pick<HTMLLinkElement, 'fetchPriority'> | { readonly blocking: 'render' } | { readonly media: 'print' }

/** Adds a link to the head that fetches a file. */
export const addLink = ({ document }: Window, rel: string, href: string, more?: More): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }, more))
