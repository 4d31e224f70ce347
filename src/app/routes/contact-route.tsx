import { ContactPage } from '#pages/contact/contact-page.tsx'
import { createMessageFormFlow } from '#site/form.ts'
import { officePickerInput, createOfficePickerFlow } from '#site/office-picker.ts'
import { useLocation } from 'react-router-dom'
import { sanitize } from '../sanitise-html.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { LeaveGuard } from './leave-page-guard.tsx'
import { useHydrated, useSite } from '../use-site.ts'

export function ContactRoute() {
  const query = useLocation().search.replace(/^\?/, '')
  const [offices, pick] = usePageFlow(createOfficePickerFlow, officePickerInput(useSite(), query))
  const [form, write] = usePageFlow(createMessageFormFlow, { form: 'contact' })
  return (
    <>
      <ContactPage
        offices={{ snapshot: offices, send: pick, sanitise: sanitize }}
        form={{ snapshot: form, send: write, isHydrated: useHydrated() }}
      />
      <LeaveGuard />
    </>
  )
}
