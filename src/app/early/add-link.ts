/** Adds a link to the head that fetches a file. */
export function addLink({ document }: Window, rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  document.head.append(element)
  return element
}
