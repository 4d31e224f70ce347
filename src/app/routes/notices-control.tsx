import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useSite } from '../use-site.ts'

const PastNotices = lazy(async () => ({ default: (await import('#shell/past-notices.tsx')).PastNotices }))

/** Opens the list of what was told, once something was. */
export function NoticesControl({ Tool }: { Tool: ComponentType<{ onOpen: () => void }> }) {
  const { toasts } = useSite()
  const { past, next } = useSelector(toasts, (snapshot) => snapshot.context)
  const [open, setOpen] = useState<boolean | null>(null)
  if (next === 1) return null
  return (
    <>
      <Tool onOpen={() => setOpen(true)} />
      {open !== null && (
        <Suspense fallback={null}>
          <PastNotices
            open={open}
            past={past}
            onOpenChange={setOpen}
            onClear={() => toasts.send({ type: 'past.cleared' })}
          />
        </Suspense>
      )}
    </>
  )
}
