import { Icon } from '#ui/icon/icon.tsx'
import { linkIcon, shareIcon } from '#ui/icon/symbols/sharing.ts'
import { useEffect, useRef, useState } from 'react'
import * as styles from './share-links.css.ts'

export type ShareActionsProps = {
  address: string
  title: string
}

const outcomeWords = { none: '', copied: 'Link copied', refused: 'The link could not be copied. Copy it here:' }

type Outcome = keyof typeof outcomeWords

/** There is no clipboard without HTTPS. */
async function copyToClipboard(address: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    return 'refused'
  }
}

export function ShareActions({ address, title }: ShareActionsProps) {
  const [outcome, setOutcome] = useState<Outcome>('none')
  const copy = async () => {
    // Emptied first, so that a second copy is said, too.
    setOutcome('none')
    setOutcome(await copyToClipboard(address))
  }
  return (
    <div className={styles.shareActions}>
      <button type="button" className={styles.link} onClick={() => void copy()}>
        <Icon drawing={linkIcon} label="Copy link" />
      </button>
      {'share' in navigator && (
        // Anyone who changes her mind has shared nothing, and is told nothing.
        <button
          type="button"
          className={styles.link}
          onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
        >
          <Icon drawing={shareIcon} label="Share with another app" />
        </button>
      )}
      <span role="status" className={styles.outcome}>
        {outcomeWords[outcome]}
      </span>
      {outcome === 'refused' && <ByHand address={address} />}
    </div>
  )
}

function ByHand({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return <input ref={field} readOnly aria-label="Link" value={address} className={styles.byHand} />
}
