import { lazyImport } from '#lazy/lazy-loading.ts'
import { onlyNecessary } from '#domain/visit/cookie-preferences.ts'
import { isChoicePending, cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { messages, type Meta } from '#machines/meta.ts'
import { CookieNotice } from '#shell/cookie-consent/cookie-notice.tsx'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { feedSource } from '#addresses/feed-links.ts'
import { useCallback } from 'react'
import { useCookieConsent, useSite } from '../use-site.ts'

const asking: Meta | undefined = cookieConsentMachine.states['unanswered']?.meta
/** Its last sentence is about social media. */
const question = asking?.says ?? []

const Panel = createLazyComponent(
  async () => (await lazyImport(() => import('#shell/cookie-consent/cookie-panel.tsx'))).CookiePanel,
)

export function CookieConsent() {
  const { actors, input } = useSite()
  const { cookieConsent } = actors
  const snapshot = useCookieConsent()
  const words = messages(snapshot)
  const isReading = snapshot.matches('reading')
  const feedSourceKind = feedSource(input.settings)
  const isAnswered = snapshot.matches('closingNotice')
  const noticeWords = isAnswered ? words : feedSourceKind === 'nobody' ? question.slice(0, -1) : question
  const asks = isChoicePending(snapshot)
  const isSaid = isAnswered || (asks && !snapshot.context.wasShown)
  const isClosing = snapshot.matches('closingNotice') || snapshot.matches('closingPanel')
  const close = useCallback(() => cookieConsent.send({ type: 'panel.closed' }), [cookieConsent])
  const answers = {
    onDisableAll: () => cookieConsent.send({ type: 'all.disabled' }),
    onAllowAll: () => cookieConsent.send({ type: 'all.allowed' }),
  }
  return (
    <>
      <VisuallyHidden role="status">{isSaid && noticeWords.join(' ')}</VisuallyHidden>
      {(asks || isReading) && (
        <CookieNotice
          {...answers}
          words={noticeWords}
          isPreHydration={isReading}
          isClosing={isClosing}
          onManage={() => cookieConsent.send({ type: 'panel.opened' })}
        />
      )}
      {snapshot.hasTag('panel') && (
        <Panel
          {...answers}
          feedSourceKind={feedSourceKind}
          preferences={snapshot.matches('explained') ? onlyNecessary : snapshot.context.draft}
          words={words}
          isDecided={snapshot.matches('explained')}
          isClosing={isClosing}
          onToggle={(kind) => cookieConsent.send({ type: 'kind.toggled', kind })}
          onSave={() => cookieConsent.send({ type: 'choice.saved' })}
          onClose={close}
          onDismiss={close}
        />
      )}
    </>
  )
}
