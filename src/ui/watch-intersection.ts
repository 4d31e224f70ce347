export function watchIntersection(
  element: Element,
  tell: (isIntersecting: boolean) => void,
  options: IntersectionObserverInit = {},
): () => void {
  // Several changes may come at once, the oldest first.
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true), options)
  observer.observe(element)
  return () => observer.disconnect()
}
