import type { NumberedOutcome } from '#shell/notices.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { wordsOf } from '#machines/meta.ts'
import { announcer } from '../notices.ts'
import { useSavedJobs, useSite } from '../use-site.ts'

const Notices = lazy(async () => ({ default: (await import('#shell/notices.tsx')).Notices }))

/** Collects what a visitor must know of transactions and saved jobs; the code that shows it is loaded when first needed. */
export function Notifier() {
  const { savedJobs } = useSite()
  const savedJobsWords = wordsOf(useSavedJobs())
  const [outcomes, setOutcomes] = useState<ReadonlyArray<NumberedOutcome>>([])
  useEffect(() => {
    let number = 0
    return announcer.subscribe((outcome) => {
      if (outcome.kind === 'failed') console.warn(outcome.message)
      if (outcome.kind !== 'refused' && outcome.kind !== 'broken') return
      number += 1
      const numbered = { ...outcome, number }
      setOutcomes((earlier) => [...earlier, numbered])
    })
  }, [])
  if (outcomes.length === 0 && savedJobsWords.length === 0) return null
  const close = (number: number) => setOutcomes((all) => all.filter((outcome) => outcome.number !== number))
  return (
    <Suspense fallback={null}>
      <Notices
        outcomes={outcomes}
        onClose={close}
        savedJobsWords={savedJobsWords}
        onSavedJobsClose={() => savedJobs.send({ type: 'notice.closed' })}
      />
    </Suspense>
  )
}
