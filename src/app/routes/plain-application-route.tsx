import { PlainApplication } from '#pages/plain-application/plain-application.tsx'
import { useLocation, useParams } from 'react-router-dom'

export function PlainApplicationRoute() {
  const { id = '' } = useParams()
  return <PlainApplication id={id} search={useLocation().search} />
}
