import { isLocalFrame } from '#addresses/feed-links.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { feedTitles } from '#content/social.ts'
import { socialFeedsMachine, type getFeedDisplay } from '#machines/social-feeds.machine.ts'
import * as styles from './social-media.css.ts'

const missing = socialFeedsMachine.states.incomplete?.meta?.says ?? []

/** For frames of other sites: `allow-same-origin` is safe only for them. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** For frames of this site: no scripts; links open new tabs. */
const allowedOurselves = 'allow-popups allow-popups-to-escape-sandbox'

type Props = {
  name: FeedName
  look: ReturnType<typeof getFeedDisplay>
  address: string | null
  onLoad: () => void
}

const sizes = { linkedInFollow: 'control', xFollow: 'control', xTimeline: 'feed', facebookFeed: 'feed' } as const

export function Feed({ name, look, address, onLoad }: Props) {
  if (look === 'none' || address === null) return null
  if (look === 'missing') return <p className={styles.missing}>{missing.join(' ')}</p>
  return (
    <iframe
      className={styles.frame[sizes[name]]}
      title={feedTitles[name]}
      src={address}
      sandbox={isLocalFrame(address) ? allowedOurselves : allowed}
      onLoad={onLoad}
    />
  )
}
