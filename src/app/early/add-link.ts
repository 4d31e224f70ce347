type More = Pick<HTMLLinkElement, 'fetchPriority'> | { readonly blocking: 'render' } | { readonly media: 'print' }

export const addLink = ({ document }: Window, rel: string, href: string, more?: More): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }, more))
