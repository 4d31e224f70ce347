import { wordsOf } from '#machines/meta.ts'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { announcer } from '../notices.ts'
import { useSavedJobs, useSite } from '../use-site.ts'

const Notices = lazy(async () => ({ default: (await import('#shell/notices.tsx')).Notices }))

/** Collects what a visitor must know; the code that shows it is loaded when first needed. */
export function Notifier() {
  const { savedJobs, toasts } = useSite()
  const savedJobsWords = wordsOf(useSavedJobs())
  const shown = useSelector(toasts, (snapshot) => snapshot.context.toasts)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => announcer.subscribe((outcome) => outcome.kind === 'broken' && setBroken(true)), [])
  if (shown.length === 0 && savedJobsWords.length === 0 && !isBroken) return null
  return (
    <Suspense fallback={null}>
      <Notices
        toasts={shown}
        onClose={(id) => toasts.send({ type: 'toast.closed', id })}
        isBroken={isBroken}
        onBrokenClose={() => setBroken(false)}
        savedJobsWords={savedJobsWords}
        onSavedJobsClose={() => savedJobs.send({ type: 'notice.closed' })}
      />
    </Suspense>
  )
}
