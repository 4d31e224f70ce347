const isAlike = (own: Node, given: Node) =>
  own.nodeName === given.nodeName && (own as Partial<Element>).id === (given as Partial<Element>).id

/** What the visitor did stays: `open` of details, and the value and check of a control, which are no attributes. */
function morphAttributes(own: Element, given: Element) {
  for (const { name } of Array.from(own.attributes))
    if (name !== 'open' && !given.hasAttribute(name)) own.removeAttribute(name)
  for (const { name, value } of given.attributes)
    if (name !== 'open' && own.getAttribute(name) !== value) own.setAttribute(name, value)
}

function removeUntil(first: Node | null, next: Node, most: number): Node | null {
  let place = first
  for (let left = most; place && left > 0 && !isAlike(place, next); left -= 1) {
    const gone: ChildNode = place as ChildNode
    place = gone.nextSibling
    gone.remove()
  }
  return place
}

function morphChildren(own: Element, given: Element) {
  const wanted = Array.from(given.childNodes)
  let place: Node | null = own.firstChild
  for (const [at, next] of wanted.entries()) {
    const left = own.childNodes.length - at
    place = removeUntil(place, next, left - (wanted.length - at))
    if (!place || !isAlike(place, next)) {
      const isReplaced = left === wanted.length - at
      const stale = place
      own.insertBefore(own.ownerDocument.importNode(next, true), place)
      if (isReplaced && stale) {
        place = stale.nextSibling
        own.removeChild(stale)
      }
    } else {
      morph(place, next)
      place = place.nextSibling
    }
  }
  while (own.childNodes.length > wanted.length) own.lastChild?.remove()
}

/** Makes a tree like another one, and keeps every element that stays: its focus, and what is written in it. */
export function morph(own: Node, given: Node): void {
  if (own.isEqualNode(given)) return
  if (!(own instanceof Element && given instanceof Element)) {
    own.nodeValue = given.nodeValue
    return
  }
  morphAttributes(own, given)
  morphChildren(own, given)
}
