import { useState } from 'react'

type Props = {
  words: string
  /** Stands here while nothing is under way, and is not said. */
  idle?: string
  className?: string
}

/** Shows each stage of an act and says only the first: the end is said by a notice, by the focus or by the next page. */
export function StageStatus({ words, idle = '', className }: Props) {
  const [first, setFirst] = useState(words)
  if ((words === '') !== (first === '')) setFirst(words)
  const isSaid = words === '' ? idle === '' : words === first
  return (
    <p role="status" {...(!isSaid && { 'aria-live': 'off' })} data-stage={words !== ''} className={className}>
      {words || idle}
    </p>
  )
}
