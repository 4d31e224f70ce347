import { ThankYouPage } from '#pages/thank-you/thank-you-page.tsx'
import { readQuery } from '#domain/visit/address.ts'
import { useLocation, useParams } from 'react-router-dom'

export function ThankYouRoute() {
  const jobId = readQuery(useLocation().search).get('jobpostingid') ?? ''
  return <ThankYouPage id={useParams()['id'] ?? ''} jobId={jobId} />
}
