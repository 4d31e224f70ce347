/** Adds a link to the head that fetches a file. */
export function addLink(
  { document }: Window,
  rel: string,
  href: string,
  priority: 'auto' | 'low' = 'auto',
): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  element.fetchPriority = priority
  element.href = href
  document.head.append(element)
  return element
}
