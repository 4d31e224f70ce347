import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FieldValue, FormValues } from '#contract/form.ts'
import type { Locator, Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import { inWords } from './form-fields.ts'

async function writeField(within: Locator, section: SectionName, field: string, value: FieldValue) {
  const { form, controls } = sections[section]
  const label = (form.labels as Readonly<Record<string, string>>)[field] ?? field
  const input = (form.inputs as Readonly<Record<string, { readonly kind: string }>>)[field]
  const text = inWords(section, field, value)
  if (input?.kind === 'choices') return within.getByLabel(text, { exact: true }).check()
  if (input?.kind === 'choice') {
    const group = within.getByRole('group', { name: new RegExp(`^${label.replaceAll(/[?.]/g, String.raw`\$&`)}`) })
    return group.getByLabel(text, { exact: true }).check()
  }
  if (controls[field]?.hasSentences) {
    await within.getByText(text, { exact: true }).waitFor()
    const choice = within.getByRole('group', { name: label }).getByLabel(text, { exact: true })
    return (await choice.count()) > 0 ? choice.check() : undefined
  }
  const isListed = controls[field]?.of !== undefined
  const control = within.getByRole(isListed ? 'combobox' : 'textbox', { name: label, exact: true })
  return isListed ? void (await control.selectOption({ label: text })) : control.fill(text)
}

export async function writeInBrowser(page: Page, section: SectionName, values: FormValues): Promise<void> {
  const main = page.getByRole('main')
  const entries = main.locator('ol > li').filter({ has: page.getByRole('button', { name: /^Remove/ }) })
  if (sections[section].isList && (await entries.count()) === 0)
    await main.getByRole('button', { name: /^Add an? / }).click()
  const within = sections[section].isList ? entries.last() : main
  for (const [field, value] of Object.entries(values)) await writeField(within, section, field, value)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await sees(() => main.getByText('Saving...', { exact: true }).count(), 0)
}
