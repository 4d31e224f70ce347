import type { LinkKind, LinkReply } from '#contract/account-link.ts'
import { assign, setup } from 'xstate'
import { linkWords, type Told, type Topic } from './account-link-words.ts'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

/** The token of a link was read; empty when the address has none. */
type LinkRead = { type: 'link.read'; token: string }

export type AccountLinkEvent =
  | LinkRead
  /** The reader presses the button of the page. */
  | { type: 'button.pressed' }

type Link = { readonly kind: LinkKind; readonly token: string }

type Context = Link & {
  /** What is said of this kind of link; null where the state says it. */
  readonly told: Told | null
}

const telling = (topic: Topic) => ({
  entry: { type: 'tell', params: topic } as const,
  exit: 'fallSilent' as const,
})

const press = {
  target: 'pressing',
  meta: { description: 'its reader presses the button', requirements: ['J6-07'] },
} as const

/** The page behind a link in a mail about an account: nothing happens before its reader presses a button. */
export const accountLinkMachine = setup({
  types: {
    input: {} as Pick<Link, 'kind'>,
    context: {} as Context,
    events: {} as AccountLinkEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Tells the token of each link that is opened, and leaves nothing of it in the address. */
    watchLink: unprovidedListener<LinkRead, LinkKind>('watchLink'),
    /** Does what a link is for; rejects with words for the reader. */
    useLink: unprovided<LinkReply, Link>('useLink'),
  },
  guards: {
    isWhole: (_, token: string) => token !== '',
    saysTrue: (_, reply: LinkReply) => reply === 'true',
    saysUsed: (_, reply: LinkReply) => reply === 'used',
    saysExpired: (_, reply: LinkReply) => reply === 'expired',
  },
  actions: {
    keepToken: assign({ token: (_, token: string) => token }),
    tell: assign({ told: ({ context }, topic: Topic) => linkWords[context.kind][topic] }),
    tellFailure: assign({
      told: (_, error: unknown) => ({
        title: error instanceof Error ? error.message : String(error),
        message: 'Nothing is lost: please press the button again.',
      }),
    }),
    fallSilent: assign({ told: null }),
    /** Has the site find out again who visits: the link may have ended her session. */
    renewSession: unprovidedAction<void>('renewSession'),
  },
}).createMachine({
  id: 'accountLink',
  context: ({ input }) => ({ ...input, token: '', told: null }),
  initial: 'reading',
  invoke: { src: 'watchLink', id: 'watchLink', input: ({ context }) => context.kind },
  on: {
    'link.read': {
      guard: { type: 'isWhole', params: ({ event }) => event.token },
      target: '.asks',
      actions: { type: 'keepToken', params: ({ event }) => event.token },
      meta: { description: 'a link from a mail is opened' },
    },
  },
  states: {
    reading: {
      meta: { description: 'the link is being read', says: ['Reading your link...'] },
      on: {
        'link.read': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.token },
            target: 'asks',
            actions: { type: 'keepToken', params: ({ event }) => event.token },
            meta: { description: 'it was opened from a mail' },
          },
          { target: 'missing', meta: { description: 'the page was opened without one' } },
        ],
      },
    },
    asks: {
      ...telling('asks'),
      meta: { description: 'the reader is asked whether to use the link', requirements: ['J6-07'] },
      on: { 'button.pressed': press },
    },
    pressing: {
      meta: { description: 'the link is being used', says: ['Please Wait...'] },
      invoke: {
        src: 'useLink',
        id: 'useLink',
        input: ({ context: { kind, token } }) => ({ kind, token }),
        onDone: [
          {
            guard: { type: 'saysTrue', params: ({ event }) => event.output },
            target: 'done',
            actions: 'renewSession',
            meta: { description: 'the firm has done what it is for', requirements: ['J1-18'] },
          },
          {
            guard: { type: 'saysUsed', params: ({ event }) => event.output },
            target: 'used',
            meta: { description: 'it was used before' },
          },
          {
            guard: { type: 'saysExpired', params: ({ event }) => event.output },
            target: 'expired',
            meta: { description: 'it has run out' },
          },
          { target: 'unknown', meta: { description: 'the firm has sent no such link' } },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'tellFailure',
            params: ({ event }: { event: { readonly error: unknown } }) => event.error,
          },
          meta: { description: 'no answer has come' },
        },
      },
    },
    done: { ...telling('done'), meta: { description: 'the link has done what it is for', requirements: ['J1-18'] } },
    used: { ...telling('used'), meta: { description: 'the link was used before' } },
    expired: { ...telling('expired'), meta: { description: 'the link has run out' } },
    unknown: {
      meta: {
        description: 'the link is not known',
        says: [
          'We do not know this link.',
          'Perhaps it was cut off on its way. Please copy the whole link from our mail, to its last character, into the address bar.',
        ],
      },
    },
    failed: {
      exit: 'fallSilent',
      meta: {
        description: 'the link could not be used, and can be tried again',
        says: ['That did not work.'],
      },
      on: { 'button.pressed': press },
    },
    missing: {
      meta: {
        description: 'the address holds no link',
        says: ['The end of the link is missing.', 'Please open the link in our mail once more; nothing has changed.'],
      },
    },
  },
})
