import { lazyImport } from '#lazy/lazy-loading.ts'
import { effectiveSettings } from '#machines/accessibility.machine.ts'
import { AccessibilityButton } from '#shell/accessibility/accessibility-button.tsx'
import { useState } from 'react'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { useAccessibility, useHydrated, useSite } from '../use-site.ts'

const Dialog = createLazyComponent(
  async () => (await lazyImport(() => import('#shell/accessibility/accessibility-dialog.tsx'))).AccessibilityDialog,
)

const Aids = createLazyComponent(
  async () => (await lazyImport(() => import('#shell/accessibility/reading-aids.tsx'))).ReadingAids,
)

export function useAccessibilityDialog() {
  const { accessibility } = useSite().actors
  const { settings, system } = useAccessibility().context
  const [open, setOpen] = useState<boolean | null>(null)
  const dialog = open !== null && (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onDismiss={() => setOpen(null)}
      settings={settings}
      system={system}
      onChoose={(choice) => accessibility.send({ type: 'option.chosen', ...choice })}
      onReset={() => accessibility.send({ type: 'settings.reset' })}
    />
  )
  return { dialog, openDialog: () => setOpen(true) }
}

export function AccessibilityTool() {
  const { dialog, openDialog } = useAccessibilityDialog()
  const isActive = useAccessibility().matches('active')
  return (
    <>
      <AccessibilityButton isHydrated={useHydrated()} isActive={isActive} onOpen={openDialog} />
      {dialog}
    </>
  )
}

export function ReadingAids() {
  const { readingGuide = false, readingFocus = false } = effectiveSettings(useAccessibility().context)
  if (!readingGuide && !readingFocus) return null
  return <Aids guide={readingGuide} focus={readingFocus} />
}
