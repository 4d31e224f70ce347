import { paths } from '#addresses/paths.ts'
import { messages } from '#machines/meta.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { useRef, type ComponentProps } from 'react'
import * as styles from './job-subscriptions-page.css.ts'
import { SubscriptionList } from './subscription-list.tsx'
import { useRetainedFocus } from '#ui/use-retained-focus.ts'

type Props = ComponentProps<typeof SubscriptionList>

export function JobSubscriptionsPage({ snapshot, send }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useRetainedFocus(body, title, snapshot.context.rows)
  return (
    <>
      <Banner size="compact" kicker="Job alerts" title="Manage Job Posting Subscriptions" titleRef={title} />
      <Container>
        <div ref={body} className={styles.body}>
          <State snapshot={snapshot} send={send} focusTitle={() => title.current?.focus()} />
        </div>
      </Container>
    </>
  )
}

function State({ snapshot, send, focusTitle }: Props & { focusTitle: () => void }) {
  if (snapshot.matches('loading')) return <Loading words={messages(snapshot)} />
  // The button that is pressed goes away with the failure.
  const tryAgain = () => {
    focusTitle()
    send({ type: 'load.requested' })
  }
  if (snapshot.matches('failed')) return <LoadFailed words={messages(snapshot)} onTryAgain={tryAgain} />
  if (snapshot.matches('empty')) return <Empty words={messages(snapshot)} />
  return <SubscriptionList snapshot={snapshot} send={send} />
}

type Words = { readonly words: ReadonlyArray<string> }

function Empty({ words: [title, ...sentences] }: Words) {
  return (
    <>
      <p className={styles.empty}>{title}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.words}>
          {sentence}
        </p>
      ))}
      <div>
        <ButtonLink variant="secondary" href={paths.opportunities.to()}>
          Current Opportunities
        </ButtonLink>
      </div>
    </>
  )
}
