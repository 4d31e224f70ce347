import { useState } from 'react'

type Props = {
  words: string
  /** Stands here while nothing is under way, and is not said. */
  idle?: string
  /** These words are said, too, though the act goes on: a wait of minutes. */
  isLong?: boolean
  className?: string
}

/** Shows each stage of an act and says only the first, or one that takes long: the end is said by a notice, by the focus or by the next page. */
export function StageStatus({ words, idle = '', isLong = false, className }: Props) {
  const [first, setFirst] = useState(words)
  if ((words === '') !== (first === '')) setFirst(words)
  const isSaid = words === '' ? idle === '' : words === first || isLong
  return (
    <p role="status" {...(!isSaid && { 'aria-live': 'off' })} data-stage={words !== ''} className={className}>
      {words || idle}
    </p>
  )
}
