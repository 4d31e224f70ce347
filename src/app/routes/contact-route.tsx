import { ContactPage } from '#pages/contact/contact-page.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { sanitise } from '../sanitise-html.ts'
import { useMessageForm } from '../use-message-form.ts'
import { useAlive, useReferenceList } from '../use-site.ts'

export function ContactRoute() {
  const navigate = useNavigate()
  const [snapshot, send] = useMessageForm('contact')
  return (
    <ContactPage
      offices={useReferenceList('Location')}
      query={useLocation().search.replace(/^\?/, '')}
      onQuery={(query) => void navigate(paths.contact.to(query), { replace: true, preventScrollReset: true })}
      sanitise={sanitise}
      form={{ snapshot, send, isAlive: useAlive() }}
    />
  )
}
