export const readWords = (elements: ReadonlyArray<Element>) =>
  elements
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().width > 1)
    .map((element) => (element.textContent ?? '').trim())

export function readLinks(elements: ReadonlyArray<Element>) {
  const getName = (link: Element) => {
    const icons = Array.from(link.querySelectorAll('[role=img]'), (icon) => icon.getAttribute('aria-label'))
    return link.getAttribute('aria-label') ?? [...icons, link.textContent].join(' ')
  }
  return elements
    .filter((link) => link.checkVisibility())
    .map((link) => {
      const name = getName(link).replace(/\s+/g, ' ').trim()
      const opensTab = link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener')
      return `${name} → ${link.getAttribute('href')}${opensTab ? ', in a new tab' : ''}`
    })
}
