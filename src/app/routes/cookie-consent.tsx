import { onlyNecessary } from '#domain/cookie-preferences.ts'
import { asksForChoice, cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { wordsOf, type Meta } from '#machines/meta.ts'
import type { CookiePanel } from '#shell/cookie-consent/cookie-panel.tsx'
import { CookieNotice } from '#shell/cookie-consent/cookie-notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { createElement, useCallback, useEffect, useState } from 'react'
import { useCookieConsent, useSite } from '../use-site.ts'

const asking: Meta | undefined = cookieConsentMachine.states['unanswered']?.meta
const question = asking?.says ?? []

/** The panel, once it is wanted and its code has arrived. It appears at that moment: React holds back what it suspends. */
function usePanel(isWanted: boolean, onMissing: () => void): typeof CookiePanel | null {
  const [panel, setPanel] = useState<{ Panel: typeof CookiePanel } | null>(null)
  useEffect(() => {
    if (!isWanted || panel) return
    import('#shell/cookie-consent/cookie-panel.tsx').then(
      (loaded) => setPanel({ Panel: loaded.CookiePanel }),
      onMissing,
    )
  }, [isWanted, panel, onMissing])
  return isWanted && panel ? panel.Panel : null
}

/** Asks what the site may do, and shows where that is chosen; the code of the panel is loaded when it is first opened. */
export function CookieConsent() {
  const { cookieConsent } = useSite()
  const snapshot = useCookieConsent()
  const words = wordsOf(snapshot)
  const noticeWords = snapshot.matches('choosing') ? question : words
  const asks = asksForChoice(snapshot)
  const isClosing = snapshot.matches('closingNotice') || snapshot.matches('closingPanel')
  const close = useCallback(() => cookieConsent.send({ type: 'panel.closed' }), [cookieConsent])
  const panel = usePanel(snapshot.hasTag('panel'), close)
  const answers = {
    onDisableAll: () => cookieConsent.send({ type: 'all.disabled' }),
    onAllowAll: () => cookieConsent.send({ type: 'all.allowed' }),
  }
  return (
    <>
      <VisuallyHidden role="status">{asks && noticeWords.join(' ')}</VisuallyHidden>
      {asks && (
        <CookieNotice
          {...answers}
          words={noticeWords}
          isClosing={isClosing}
          onManage={() => cookieConsent.send({ type: 'panel.opened' })}
        />
      )}
      {panel &&
        createElement(panel, {
          ...answers,
          preferences: snapshot.matches('explained') ? onlyNecessary : snapshot.context.draft,
          words,
          isDecided: snapshot.matches('explained'),
          isClosing,
          onToggle: (kind) => cookieConsent.send({ type: 'kind.toggled', kind }),
          onSave: () => cookieConsent.send({ type: 'choice.saved' }),
          onClose: close,
        })}
    </>
  )
}
