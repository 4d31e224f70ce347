import { ThankYouPage } from '#pages/thank-you/thank-you-page.tsx'
import { useParams } from 'react-router-dom'

export function ThankYouRoute() {
  return <ThankYouPage id={useParams()['id'] ?? ''} />
}
