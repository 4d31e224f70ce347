import { ContactPage } from '#pages/contact/contact-page.tsx'
import { messageFormOf } from '#site/message-form.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#addresses/paths.ts'
import { sanitise } from '../sanitise-html.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useReferenceList } from '../use-site.ts'

export function ContactRoute() {
  const navigate = useNavigate()
  const [snapshot, send] = usePageFlow(messageFormOf, { form: 'contact' })
  return (
    <ContactPage
      offices={useReferenceList('Location')}
      query={useLocation().search.replace(/^\?/, '')}
      onQuery={(query) => void navigate(paths.contact.to(query), { replace: true, preventScrollReset: true })}
      sanitise={sanitise}
      form={{ snapshot, send, isHydrated: useHydrated() }}
    />
  )
}
