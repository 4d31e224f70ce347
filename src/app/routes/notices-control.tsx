import { lazyImport } from '#lazy/lazy-loading.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import { useSite } from '../use-site.ts'

const PastNotices = createLazyComponent(
  async () => (await lazyImport(() => import('#shell/past-notices.tsx'))).PastNotices,
)

export function NoticesControl({ Tool }: { Tool: ComponentType<{ onOpen: () => void }> }) {
  const { toasts } = useSite().actors
  const { past, next } = useSelector(toasts, (snapshot) => snapshot.context)
  const [open, setOpen] = useState<boolean | null>(null)
  if (next === 1) return null
  return (
    <>
      <Tool onOpen={() => setOpen(true)} />
      {open !== null && (
        <PastNotices
          open={open}
          past={past}
          onOpenChange={setOpen}
          onDismiss={() => setOpen(null)}
          onClear={() => toasts.send({ type: 'past.cleared' })}
        />
      )}
    </>
  )
}
