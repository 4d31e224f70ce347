export function watchView(element: Element, tell: (isSeen: boolean) => void) {
  let isOnScreen = false
  const follow = () => tell(isOnScreen && !document.hidden)
  const observer = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting === true
    follow()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', follow)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', follow)
  }
}
