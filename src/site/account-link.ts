import { accountLinkPage } from '#addresses/account-links.ts'
import { confirmEmail, decodeLinkReply, undoEmailChange } from '#contract/account-link.ts'
import { call } from '#contract/transaction.ts'
import { accountLinkMachine } from '#machines/account-link.machine.ts'
import { fromPromise } from 'xstate'
import { listen } from './listen.ts'
import { newKey } from './new-key.ts'
import type { Parts } from './site.ts'

const operations = { confirm: confirmEmail, undo: undoEmailChange }

/** The page behind a link in a mail about an account. */
export function accountLinkOf({ actors: { session }, calls, ports }: Parts<'actors' | 'calls' | 'ports'>) {
  const { view } = ports
  return accountLinkMachine.provide({
    actors: {
      watchLink: listen((tell, { input }) =>
        view.watchPlace(({ pathname, search, hash }) => {
          if (pathname !== accountLinkPage(input)) return
          tell({ type: 'link.read', token: hash.slice(1) })
          if (hash !== '') void view.go(`${pathname}${search}`, { replace: true, keepScroll: true })
        }),
      ),
      useLink: fromPromise(async ({ input: { kind, token }, signal }) => {
        const options = { idempotencyKey: newKey(ports), signal }
        const { kind: end, reply, message } = await calls.transactQuietly([call(operations[kind], token)], options)
        if (end !== 'succeeded' || reply === null) throw new Error(message)
        return decodeLinkReply(reply.Payload)
      }),
    },
    actions: {
      renewSession: () => {
        const { stored } = session.getSnapshot().context
        if (stored) session.send({ type: 'signed.in', stored })
      },
    },
  })
}
