import type { ShareDialog } from '#machines/share-job-notices.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { shareJobMachine } from '#machines/share-job.machine.ts'
import type { SendingOutcomeEvent } from '../sending/outcomes.ts'
import type { Journey } from '../harness/journey.ts'

type ShareJobDriver = Journey<typeof shareJobMachine, SendingOutcomeEvent>

const titles: Readonly<Record<ShareDialog, string>> = {
  email: 'Email this job',
  related: 'Get notified of similar jobs',
}
const kinds = Object.keys(titles) as ReadonlyArray<ShareDialog>

const jobAddress = (id: string) => `/careers/job/${id}`

function locateShareDialog(page: BrowserVisit['page']) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    openers: {
      email: page.getByRole('link', { name: 'Share by email' }),
      related: page.getByRole('button', { name: titles.related }),
    },
    email: dialog.getByRole('textbox', { name: 'Email' }),
    similar: dialog.getByRole('checkbox', { name: 'Also send similar jobs to this address' }),
    submit: dialog.getByRole('button', { name: /^(Send|Sign up)$/ }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    trouble: dialog.locator('[data-trouble]'),
    status: dialog.getByRole('status'),
  }
}

type DialogLocators = ReturnType<typeof locateShareDialog>

const createDialogView = ({ dialog, openers: openButtons, email, similar, status }: DialogLocators) => ({
  dialog: async (): Promise<readonly [ShareDialog, string] | null> => {
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
  stage: async () => ((await dialog.isVisible()) ? (await status.allInnerTexts()).join(' ') : null),
  offers: async () => {
    const seen = await Promise.all(kinds.map((kind) => openButtons[kind].isVisible()))
    return kinds.filter((_, at) => seen[at])
  },
})

const createStateChecks = ({ dialog, email, submit, trouble: alert }: DialogLocators): ShareJobDriver['states'] => ({
  closed: () => dialog.waitFor({ state: 'hidden' }),
  idle: async () => {
    await email.waitFor()
    await alert.filter({ hasText: /./ }).waitFor({ state: 'hidden' })
    await submit.and(dialog.locator(':not([aria-busy])')).waitFor()
  },
  invalid: () => alert.getByText('Nothing was sent yet.').waitFor(),
  sending: () => submit.and(dialog.locator('[aria-busy=true]')).waitFor(),
  failed: () => alert.getByText('That did not work.').waitFor(),
})

export function shareJobInBrowser({ page, claim, sending }: BrowserVisit) {
  const parts = locateShareDialog(page)
  const { openers: openButtons, email, similar, submit, cancel, status } = parts
  const open = async (id: string) => {
    if (id.includes('test=')) claim('404')
    await visitPage(page, jobAddress(id))
  }
  const journey: ShareJobDriver = {
    start: async (where = 'AB12') => {
      await open(where)
      await sending.hold()
    },
    events: {
      'dialog.opened': ({ dialog }) => openButtons[dialog].click(),
      'dialog.closed': async () => {
        const isProving = await status.getByText('Checking').isVisible()
        await cancel.click()
        if (isProving) await sending.dropProof()
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
        await sending.hold()
        await submit.click()
      },
      ...sending.events,
    },
    states: createStateChecks(parts),
  }
  return {
    ...journey,
    open,
    want: (dialog: ShareDialog) => openButtons[dialog].click(),
    write: (text: string) => email.fill(text),
    wantSimilar: (isRequested: boolean) => similar.setChecked(isRequested),
    send: () => submit.click(),
    sendTwice: async () => {
      await email.press('Enter')
      await email.press('Enter')
    },
    expectRefusal: async () => claim('422'),
    goOn: (address: string) => followLink(page, address),
    shows: createDialogView(parts),
  }
}

export type ShareJobJourney = ReturnType<typeof shareJobInBrowser>
