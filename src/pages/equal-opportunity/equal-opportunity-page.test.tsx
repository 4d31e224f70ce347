import { firm } from '#content/firm.ts'
import { existsSync } from 'node:fs'
import { listPartLinks, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EqualOpportunityPage } from './equal-opportunity-page.tsx'

const page = readHtml(renderToStaticMarkup(<EqualOpportunityPage phone="(703) 555-0199" />))
const files = listPartLinks(page).flatMap(([name, href]) =>
  href?.startsWith('/assets/files/') ? [[name, href] as const] : [],
)

test('[C2.12-17][C2.12-20][C2.12-25] the policy and the statements stand on the page', () => {
  expect(getPartText(page)).toContain('an equal opportunity and affirmative action employer')
  expect(getPartText(page)).toContain(
    'As a federal contractor the firm takes part in an employment-eligibility verification program',
  )
})

test('[C2.12-18] the pay-transparency notice gives the phone number of the settings', () => {
  expect(listPartLinks(page)).toContainEqual(['(703) 555-0199', 'tel:+17035550199'])
})

test('[C2.12-21][C2.12-22][C2.12-26][C2.12-27][C2.12-28][C2.12-29] every poster and notice is linked', () => {
  expect(files.map(([name]) => name)).toEqual([
    'Equal employment opportunity poster (English)',
    'Cartel de igualdad de oportunidades (Español)',
    'Employment-eligibility verification poster (English)',
    'Cartel de verificación de elegibilidad (Español)',
    'Right-to-work poster',
    'Family and medical leave notice',
    'Polygraph protection notice',
  ])
})

test('[C2.12-30][C2.12-31] every linked document is there', () => {
  expect(files.filter(([, href]) => !existsSync(`public${href}`))).toEqual([])
})

test('[C2.12-23][C2.12-24] an accommodation is asked of human resources', () => {
  expect(listPartLinks(page)).toContainEqual([
    'Ask Corporate Human Resources for an accommodation',
    'mailto:people@tamarack.example?subject=Accommodation',
  ])
})

test('[C2.12-19] the phone number is a reserved one unless the firm sets its own, and the notices are worded in public terms', () => {
  expect(firm.phones.equalOpportunity).toMatch(/^\(\d{3}\) 555-01\d\d$/)
  const text = getPartText(page)
  for (const words of ['sexual orientation', 'national origin', 'disability', 'protected veteran status'])
    expect(text).toContain(words)
  expect(text).toContain(
    'No one here is fired or treated worse for asking about, discussing or disclosing their own pay',
  )
})
