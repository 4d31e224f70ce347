import type { Locator, Page } from 'playwright-core'
import { createFormControls } from './controls.ts'
import { groupIntoLines } from './in-page.ts'
import type { FormPageObject } from './form-page-objects.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

const listName = '/common-passwords.txt'

export const commonPasswords = `**${listName}`

/** The quotes are escaped: the payload is JSON inside a JSON string. */
const parseProof = (body: string) => /RecaptchaResponse\\*":\\*"([^"\\]+)/.exec(body)?.[1]

export function watchRequests(page: Page) {
  let proof = ''
  let listArrived = false
  const listRequests: string[] = []
  page.on('requestfinished', (request) => {
    listArrived ||= request.url().endsWith(listName)
  })
  page.on('request', (request) => {
    proof = parseProof(request.postData() ?? '') ?? proof
    if (request.url().endsWith(listName)) listRequests.push(request.method())
  })
  return { proof: () => proof, listArrived: () => listArrived, listRequests }
}

const labelName = (text: string) => text.replace(/\s*\*$/, '').trim()

export function formOnScreen(
  page: Page,
  form: () => Locator,
  pageObject: () => FormPageObject,
  requests: ReturnType<typeof watchRequests>,
) {
  const { control, group, describe } = createFormControls(page, pageObject)
  return {
    focusedSummary: async () => {
      const summary = locateProblemSummary(form())
      const isFocused = await summary.evaluate((element) => element === document.activeElement)
      return isFocused ? summary.getByRole('link').allInnerTexts() : []
    },
    followFirstProblem: async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    followRule: (rule: string) => form().getByRole('link', { name: rule, exact: true }).click(),
    focused: () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement | null
        const [, words] = /^\s*([^\n*]+)/.exec(focused?.labels?.[0]?.innerText ?? '') ?? []
        return (words ?? '').trim()
      }),
    required: async () =>
      (await form().locator('label').allInnerTexts()).filter((text) => text.trim().endsWith('*')).map(labelName),
    description: (label: string) => describe(label, 'hint'),
    choices: (label: string) => control(label).locator('option').allInnerTexts(),
    purpose: (label: string) => control(label).getAttribute('autocomplete'),
    parts: () => form().locator('legend').allInnerTexts(),
    options: async (part: string, width: number) => {
      await page.setViewportSize({ width, height: 900 })
      return group(part).locator('label:has([type=checkbox])').evaluateAll(groupIntoLines)
    },
    spoken: (part: string) =>
      group(part)
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '')),
    button: () => form().locator('button[type=submit]').innerText(),
    problemLink: async (label: string) => {
      const link = form()
        .locator(`[id="${await control(label).getAttribute('id')}-problem"]`)
        .getByRole('link')
      return [
        (await link.innerText()).split('\n')[0] ?? '',
        await link.getAttribute('href'),
        await link.getAttribute('target'),
      ]
    },
    listRequests: async () => requests.listRequests,
    kept: () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage])),
    proof: async () => requests.proof(),
  }
}
