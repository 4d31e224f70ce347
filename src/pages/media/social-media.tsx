import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { socialCards } from '#content/social.ts'
import { messages } from '#machines/meta.ts'
import { getFeedDisplay, type SocialFeedsEvent, type socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Section } from '#ui/section/section.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Feed } from './feed.tsx'
import * as styles from './social-media.css.ts'

export type SocialMediaProps = {
  readonly snapshot: SnapshotFrom<typeof socialFeedsMachine>
  readonly send: (event: SocialFeedsEvent) => void
  readonly settings: Pick<SiteSettings, 'external' | 'feeds'>
  readonly years: number
}

export function SocialMedia({ snapshot, send, settings: { external, feeds }, years }: SocialMediaProps) {
  const { linkedIn, x, facebook } = socialCards
  const feed = (name: FeedName) => (
    <Feed
      name={name}
      look={getFeedDisplay(snapshot, name)}
      address={feeds[name]}
      onLoad={() => send({ type: 'feed.loaded', feed: name })}
    />
  )
  return (
    <Section id="social" title="Social media" tone="mist">
      <div className={styles.cards}>
        <Card {...linkedIn} text={<p className={styles.claim}>{linkedIn.text(years)}</p>} href={external.linkedIn}>
          {feed('linkedInFollow')}
        </Card>
        <Card {...x} text={<p>{x.text}</p>} href={external.x}>
          {feed('xFollow')}
          {feed('xTimeline')}
        </Card>
        <Card {...facebook} text={<p>{facebook.text}</p>} href={external.facebook}>
          {feed('facebookFeed')}
        </Card>
      </div>
      <ConsentNotice snapshot={snapshot} send={send} />
    </Section>
  )
}

type CardProps = { title: string; text: ReactNode; link: string; href: string; children: ReactNode }

/** The link comes first, because a blocked frame may show an error of the browser. */
function Card({ title, text, link, href, children }: CardProps) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {text}
      <p>
        <a href={href} target="_blank" rel="noopener">
          {link}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </p>
      {children}
    </article>
  )
}

function ConsentNotice({ snapshot, send }: Pick<SocialMediaProps, 'snapshot' | 'send'>) {
  const isLater = snapshot.can({ type: 'refresh.requested' })
  const mayChoose = snapshot.can({ type: 'preferences.requested' })
  const [title, ...rest] = messages(snapshot)
  return (
    <>
      <VisuallyHidden role="status">{isLater && messages(snapshot).join(' ')}</VisuallyHidden>
      {(isLater || mayChoose) && (
        <div className={styles.notice}>
          <Notice tone="info" title={title}>
            {rest.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <p className={styles.action}>
              {isLater ? (
                <Button variant="secondary" onClick={() => send({ type: 'refresh.requested' })}>
                  Refresh this page
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => send({ type: 'preferences.requested' })}>
                  Cookie Preferences
                </Button>
              )}
            </p>
          </Notice>
        </div>
      )}
    </>
  )
}
