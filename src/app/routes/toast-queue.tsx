import { lazyImport } from '#lazy/lazy-loading.ts'
import { messages } from '#machines/meta.ts'
import { loadDialogs } from '#ui/dialog/fetch-dialogs.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { fetchToasts, ToastRegion, type ToastRegionProps } from '#ui/toast/toast-region.tsx'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useSite } from '../use-site.ts'

const RuleAlert = createLazyComponent(async () => (await lazyImport(() => import('#shell/rule-alert.tsx'))).RuleAlert)

export function Notifier() {
  const { toasts } = useSite().actors
  const shown = useSelector(toasts, (snapshot) => snapshot.context.toasts)
  const hold = useCallback<ToastRegionProps['onHold']>((by) => toasts.send({ type: 'toasts.held', by }), [toasts])
  const release = useCallback<ToastRegionProps['onHold']>(
    (by) => toasts.send({ type: 'toasts.released', by }),
    [toasts],
  )
  // Fetched ahead: once the connection is gone it could not tell of that, nor ask before a form is left.
  useEffect(() => void Promise.all([loadDialogs(), fetchToasts()]).catch(() => {}), [])
  return (
    <>
      <ToastRegion
        toasts={shown}
        onClose={(id) => toasts.send({ type: 'toast.closed', id })}
        onUndo={(id) => toasts.send({ type: 'toast.undone', id })}
        onHold={hold}
        onRelease={release}
      />
      <Alerts />
    </>
  )
}

function Alerts() {
  const { ruleAlert } = useSite().actors
  const snapshot = useSelector(ruleAlert, (current) => current)
  if (snapshot.matches('silent')) return null
  return (
    <RuleAlert
      words={messages(snapshot)}
      rules={snapshot.matches('explainingRules') ? snapshot.context.rules : []}
      onClose={() => ruleAlert.send({ type: 'alert.closed' })}
      onDismiss={() => ruleAlert.send({ type: 'alert.closed' })}
    />
  )
}
