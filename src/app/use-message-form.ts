import type { MessageFormName } from '#contract/message-forms.ts'
import { messageFormNotice } from '#machines/message-form.machine.ts'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSite } from './use-site.ts'

/** A form that is sent to the firm: it guards its page while it is changed and unsent, and leads to the thanks (C4.6). */
export function useMessageForm(form: MessageFormName) {
  const site = useSite()
  const navigate = useNavigate()
  const [snapshot, send] = useMachine(site.messageForm, { input: { form } })
  const isSent = snapshot.matches('sent')
  useLeaveGuard(snapshot.context.isChanged)
  useEffect(() => {
    if (isSent) void navigate(paths.thankYou.to('contact'))
  }, [isSent, navigate])
  useEffect(() => () => site.withdraw(messageFormNotice), [site])
  return [snapshot, send] as const
}
