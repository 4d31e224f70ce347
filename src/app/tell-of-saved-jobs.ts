import { wordsOf } from '#machines/meta.ts'
import type { Visit } from './visit.ts'

const key = 'saved jobs'

/** Tells the visitor when the device keeps no saved jobs, and the saved jobs when she has read that (J7-46). */
export function tellOfSavedJobs({ savedJobs, toasts }: Visit) {
  const shows = () => toasts.getSnapshot().context.toasts.some((toast) => toast.key === key)
  let isTold = false
  savedJobs.subscribe((snapshot) => {
    const mustTell = snapshot.matches('keptForVisit')
    if (mustTell === isTold) return
    isTold = mustTell
    const [title = '', message = ''] = wordsOf(snapshot)
    if (!mustTell) toasts.send({ type: 'toast.withdrawn', key })
    else
      toasts.send({
        type: 'toast.shown',
        notice: { tone: 'warning', title, message, duration: null, key },
        at: Date.now(),
      })
  })
  toasts.subscribe(() => {
    if (isTold && !shows()) savedJobs.send({ type: 'notice.closed' })
  })
}
