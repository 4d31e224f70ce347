import { AccessibilityPage } from '#pages/accessibility/accessibility-page.tsx'
import { useHydrated } from '../use-site.ts'
import { useAccessibilityDialog } from './accessibility-tool.tsx'

export function AccessibilityRoute() {
  const { dialog, openDialog } = useAccessibilityDialog()
  return (
    <>
      <AccessibilityPage onSettings={useHydrated() ? openDialog : null} />
      {dialog}
    </>
  )
}
