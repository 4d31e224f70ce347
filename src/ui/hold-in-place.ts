/** Longer than any fold takes; an animation without end would hold for ever. */
const maxFrames = 60

/** Scrolls along with what folds or grows above a control, until it stands still: nothing may move under a finger. */
export function holdInPlace(control: Element) {
  const { top } = control.getBoundingClientRect()
  let frames = 0
  const follow = () => {
    if (!control.isConnected) return
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
    frames += 1
    const isMoving = control.parentElement?.parentElement?.getAnimations({ subtree: true }).length
    if (frames < 3 || (isMoving && frames < maxFrames)) requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)
}
