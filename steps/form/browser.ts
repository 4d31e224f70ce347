import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Dialog } from 'playwright-core'
import { visitPage, reads, hydratePage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import { createFormControls } from './controls.ts'
import { fillInSilently } from './in-page.ts'
import { createAccountForms } from '../account-login/forms-in-browser.ts'
import { commonPasswords, formOnScreen, watchRequests } from './on-screen.ts'
import { readNoticeKind, readNotice, locateProblemSummary } from '../toast-queue/notices.ts'
import type { FormName } from '#contract/forms.ts'
import { isAccountForm, formQuery, pageObjects, type LabelledValues } from './form-page-objects.ts'
import { fieldLabel, untouchedValues, toLabelledValues } from './values.ts'
import type { formMachine } from '#machines/form.machine.ts'
import type { SendingOutcomeEvent } from '../sending/outcomes.ts'
import type { Journey } from '../harness/journey.ts'

const hiddenState = { state: 'hidden' } as const

export function formInBrowser(visit: BrowserVisit) {
  const { page, claim, sending } = visit
  let name: FormName = 'contact'
  const sheet = () => pageObjects[name]
  const form = () => page.getByRole('form', { name: sheet().name })
  const { control, isWritten, write, readAll, describe } = createFormControls(page, sheet)
  const account = createAccountForms(visit, () => name)
  const button = () => form().locator('button[type=submit]')
  const problemSummary = () => locateProblemSummary(form())
  const summary = () => form().locator('[role=group][tabindex="-1"]')
  const said = () => summary().waitFor()
  const dialog = page.getByRole('alertdialog', { name: 'Cannot Complete Action', exact: true })
  // What is said of a draft that came back is a status, too; how far the sending is stands last.
  const status = () => form().getByRole('status').last()
  const sent = watchRequests(page)

  const goToPage = async (which: FormName) => {
    name = which
    await form().waitFor()
  }
  const open = async (which = name, query = '') => {
    name = which
    await sending.watch()
    await visitPage(page, isAccountForm(name) ? `/account-login${formQuery(name, query)}` : sheet().address)
    await goToPage(name)
  }
  const reload = async () => {
    let isAsked = false
    const accept = (question: Dialog) => {
      isAsked = true
      void question.accept()
    }
    const isChanged = !isDeepStrictEqual(await readAll(page), untouchedValues(name))
    // Browsers ask nobody who has not touched the page with her own hands.
    await page.keyboard.press('Shift')
    page.on('dialog', accept)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydratePage(page)
    await goToPage(name)
    page.off('dialog', accept)
    assert.equal(isAsked, isChanged, 'The browser asks before a reload if, and only if, something is written.')
  }

  const journey: Journey<
    typeof formMachine,
    SendingOutcomeEvent | 'xstate.done.actor.unlock' | 'xstate.error.actor.unlock'
  > = {
    start: async (where) => {
      const wanted = (where ?? name) as FormName
      if (isAccountForm(wanted)) await account.prepare(wanted)
      else await sending.hold()
      await open(wanted)
      await sending.hold()
    },
    events: {
      'values.changed': async ({ values, field }) => {
        const written = toLabelledValues(name, values)
        const label = field ? fieldLabel(name, field) : sheet().free
        if (isAccountForm(name)) await form().evaluate(fillInSilently, written)
        else await write(written)
        await write({ [label]: `${written[label]}x` })
        await write({ [label]: written[label] ?? '' })
      },
      'draft.loaded': async ({ values }) => {
        const now = await readAll(page)
        const draft = Object.entries(toLabelledValues(name, values))
        await write(Object.fromEntries(draft.filter(([label]) => now[label] === '')))
        await reload()
      },
      'form.submitted': async ({ values }) => {
        await sending.hold()
        await form().evaluate(fillInSilently, toLabelledValues(name, values))
        await button().click()
      },
      'field.left': async ({ field }) => {
        await control(fieldLabel(name, field)).focus()
        await page.keyboard.press('Tab')
      },
      'passwords.loaded': async () => {
        const arrived = page.waitForResponse(commonPasswords)
        const label = fieldLabel(name, 'NewPassword')
        const password = await control(label).inputValue()
        await control(label).fill(`${password} `)
        await control(label).fill(password)
        await arrived
      },
      ...account.events,
      'rules.read': () => dialog.getByRole('button', { name: 'OK' }).click(),
      ...sending.events,
      'xstate.done.actor.submit': (event) =>
        isAccountForm(name) ? account.settle(event) : sending.events['xstate.done.actor.submit'](event),
    },
    states: {
      idle: async () => {
        await problemSummary().waitFor(hiddenState)
        await dialog.waitFor({ state: 'detached' })
        await sees(() => button().isEnabled(), true)
      },
      breaksRules: () => dialog.waitFor(),
      invalid: () => problemSummary().waitFor(),
      sending: () => sees(() => button().isEnabled(), false),
      unlocking: () => reads(page, 'Making sure you are not a robot...'),
      turnedDown: said,
      failed: () => (isAccountForm(name) ? said() : reads(page, 'Yikes, your email was not sent!')),
      sent: () =>
        isAccountForm(name) ? form().waitFor(hiddenState) : reads(page, 'Thank you for your interest in the firm!'),
    },
  }
  return {
    ...journey,
    open,
    goToPage,
    /** Reloads; fails unless the browser asks before unload exactly when something is written. */
    reload,
    write,
    /** @returns what is written in the form there */
    openInAnotherTab: () => inAnotherTab(page, sheet().address, readAll),
    send: () => button().click(),
    sendTwice: async () => {
      await control('Email').press('Enter')
      await control('Email').press('Enter')
    },
    spoilProof: async () => {
      claim('422')
      await page.route('**/data/captcha*', async (route) => {
        const answer = await route.fetch()
        const challenge = (await answer.json()) as { signature: string }
        await route.fulfill({ json: { ...challenge, signature: challenge.signature.replaceAll(/[0-9]/g, 'a') } })
      })
    },
    loseCommonPasswords: async () => {
      // The firm, which has the list, may say no to what the page lets through.
      claim('422')
      claim('net::ERR_CONNECTION_FAILED')
      await page.route(commonPasswords, (route) => route.abort('connectionfailed'))
    },
    sendFilled: async (written: LabelledValues) => {
      await sending.hold()
      await form().evaluate(fillInSilently, written)
      await button().click()
    },
    shows: {
      problems: async () => {
        const found = []
        for (const label of Object.keys(sheet().labels).filter(isWritten)) {
          const problem = await describe(label, 'problem')
          const isMarked = (await control(label).getAttribute('aria-invalid')) === 'true'
          if (problem !== '' && isMarked) found.push([label, problem] as const)
        }
        return found
      },
      written: () => readAll(page),
      rules: (): Promise<ReadonlyArray<string>> => dialog.getByRole('listitem').allInnerTexts(),
      stage: () => status().innerText(),
      told: () => readNotice(summary()),
      getNoticeKind: () => readNoticeKind(summary()),
      knowsCommonPasswords: async () => sent.listArrived(),
      canSend: () => button().isEnabled(),
    },
    screen: formOnScreen(page, form, sheet, sent),
  }
}

export type FormJourney = ReturnType<typeof formInBrowser>
