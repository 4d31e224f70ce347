import type { ShareDialog } from '#machines/share-job-notices.ts'
import { proofsLife } from '../message-form/journey.ts'
import { proofsInBrowser } from '../worlds/browser-proofs.ts'
import { arriveAt, followLink, patience, type BrowserVisit } from '../worlds/browser-visit.ts'
import { settleSending } from '../worlds/settle-sending.ts'
import type { ShareJobJourney } from './journey.ts'

const titles: Readonly<Record<ShareDialog, string>> = {
  email: 'Email this job',
  related: 'Get notified of similar jobs',
}
const kinds = Object.keys(titles) as ReadonlyArray<ShareDialog>

const pageOf = (id: string) => `/careers/job/${id}`

/** What stands on the page of a job, and in its dialogs. */
function partsOf(page: BrowserVisit['page']) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    openers: {
      email: page.getByRole('link', { name: 'Share by e-mail' }),
      related: page.getByRole('button', { name: titles.related }),
    },
    email: dialog.getByRole('textbox', { name: 'Email' }),
    similar: dialog.getByRole('checkbox', { name: 'Also email me similar jobs' }),
    submit: dialog.getByRole('button', { name: /^(Send|Sign up)$/ }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    trouble: dialog.getByRole('alert'),
    status: dialog.getByRole('status'),
  }
}

type Parts = ReturnType<typeof partsOf>

/** What of the dialogs can be seen. */
const showsOf = ({ dialog, openers, email, similar }: Parts): ShareJobJourney['shows'] => ({
  dialog: async () => {
    if (!(await dialog.isVisible())) return null
    const title = await dialog.getByRole('heading').innerText()
    const kind = kinds.find((each) => titles[each] === title)
    const [, job = ''] = /“(.*)”/.exec(await dialog.innerText()) ?? []
    return kind ? [kind, job] : null
  },
  email: () => email.inputValue(),
  similar: async () => ((await similar.isVisible()) ? similar.isChecked() : null),
  problem: async () => {
    if ((await email.getAttribute('aria-invalid')) !== 'true') return null
    const id = await email.getAttribute('aria-describedby')
    return dialog.locator(`[id="${id}"]`).innerText()
  },
  offers: async () => {
    const seen = await Promise.all(kinds.map((kind) => openers[kind].isVisible()))
    return kinds.filter((_, at) => seen[at])
  },
})

/** How a person perceives the states. */
const statesOf = ({ dialog, email, submit, trouble, status }: Parts): ShareJobJourney['states'] => ({
  closed: () => dialog.waitFor({ state: 'hidden', timeout: patience }),
  idle: async () => {
    await email.waitFor({ timeout: patience })
    await trouble.filter({ hasText: /./ }).waitFor({ state: 'hidden', timeout: patience })
    await submit.and(dialog.locator(':not([aria-busy])')).waitFor({ timeout: patience })
  },
  invalid: () =>
    trouble.getByText('Nothing was sent. Please correct your email address.').waitFor({ timeout: patience }),
  proving: () => status.getByText('Checking that no robot asks.').waitFor({ timeout: patience }),
  submitting: () => status.getByText('Sending...').waitFor({ timeout: patience }),
  failed: () => trouble.getByText('This did not work.').waitFor({ timeout: patience }),
})

/** The dialogs of a job as a person finds them in a browser. */
export function shareJobInBrowser(visit: BrowserVisit): ShareJobJourney {
  const { page, connection, clock, claim } = visit
  const parts = partsOf(page)
  const { openers, email, similar, submit, cancel, status } = parts
  const proofs = proofsInBrowser(page)
  const open = async (id: string) => {
    if (id.includes('test=')) claim('404')
    await arriveAt(page, pageOf(id))
  }
  const hold = async () => {
    await proofs.watch()
    proofs.hold()
    await connection.hold()
  }
  const loses = (fate: 'is lost' | 'loses every answer') => {
    claim('net::ERR_CONNECTION_FAILED')
    return connection.release({ kind: fate })
  }
  return {
    start: async (where = 'AB12') => {
      await open(where)
      await hold()
    },
    open,
    want: (dialog) => openers[dialog].click(),
    write: (text) => email.fill(text),
    wantSimilar: (isWanted) => similar.setChecked(isWanted),
    send: () => submit.click(),
    sendTwice: async () => {
      await email.press('Enter')
      await email.press('Enter')
    },
    hold,
    loseEveryAnswer: () => loses('loses every answer'),
    outliveProof: async () => {
      claim('422')
      await clock.take()
      await clock.pass(proofsLife)
    },
    expectRefusal: async () => claim('422'),
    goOn: (address) => followLink(page, address),
    events: {
      'dialog.opened': ({ dialog }) => openers[dialog].click(),
      'dialog.closed': async () => {
        const isProving = await status.getByText('Checking').isVisible()
        await cancel.click()
        if (isProving) await proofs.drop()
      },
      'email.changed': async ({ email: text }) => {
        await email.fill(text)
        await email.press('End')
        await email.press('x')
        await email.press('Backspace')
      },
      'similar.changed': async ({ subscribe }) => {
        await similar.click()
        await similar.setChecked(subscribe)
      },
      'form.submitted': async () => {
        await hold()
        await submit.click()
      },
      'xstate.done.actor.prove': () => proofs.decide('good'),
      'xstate.error.actor.prove': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return proofs.decide('lost')
      },
      'xstate.done.actor.send': (event) => settleSending(visit, event),
      'xstate.error.actor.send': () => loses('is lost'),
    },
    states: statesOf(parts),
    shows: showsOf(parts),
  }
}
