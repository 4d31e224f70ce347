import { isOwnFrame } from '#addresses/own-frames.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { feedTitles } from '#content/social.ts'
import { socialFeedsMachine, type feedLook } from '#machines/social-feeds.machine.ts'
import * as styles from './social-media.css.ts'

const missing = socialFeedsMachine.states.incomplete?.meta?.says ?? []

/** What the frame of another site may do: run, know who is signed in there, and open a tab of its own. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** What a frame of this site may do: it runs nothing, and its links open tabs of their own. */
const allowedOurselves = 'allow-popups allow-popups-to-escape-sandbox'

type Props = {
  name: FeedName
  look: ReturnType<typeof feedLook>
  address: string | null
  onLoad: () => void
}

const sizes = { linkedInFollow: 'control', xFollow: 'control', xTimeline: 'feed', facebookFeed: 'feed' } as const

/** What a network shows, in a frame of its own; words where it did not come (C2.13-17 to C2.13-19). */
export function Feed({ name, look, address, onLoad }: Props) {
  if (look === 'none' || address === null) return null
  if (look === 'missing') return <p className={styles.missing}>{missing.join(' ')}</p>
  return (
    <iframe
      className={styles.frame[sizes[name]]}
      title={feedTitles[name]}
      src={address}
      sandbox={isOwnFrame(address) ? allowedOurselves : allowed}
      onLoad={onLoad}
    />
  )
}
