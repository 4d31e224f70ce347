import { all, listPartLinks, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccessibilityButton } from './accessibility-button.tsx'

const show = (isHydrated: boolean, isActive: boolean) =>
  readHtml(renderToStaticMarkup(<AccessibilityButton isHydrated={isHydrated} isActive={isActive} onOpen={() => {}} />))

const listButtons = (page: ReturnType<typeof show>) =>
  all(page, 'button').map((button) => [
    button.attributes['aria-haspopup'],
    ...all(button, 'svg').flatMap(({ attributes }) => attributes['aria-label'] ?? []),
  ])

test('[C2.2-36] before the page is hydrated the tool leads to the accessibility statement', () => {
  const page = show(false, false)
  expect([listPartLinks(page), listButtons(page)]).toEqual([[['Accessibility settings', '/accessibility']], []])
})

test('[C2.2-36][C4.3-02] then it opens the dialog, says whether settings are active and is marked when they are', () => {
  const marks = [false, true].map((isActive) => all(show(true, isActive), 'span').length)
  expect([
    listPartLinks(show(true, false)),
    listButtons(show(true, false)),
    listButtons(show(true, true)),
    marks,
  ]).toEqual([[], [['dialog', 'Accessibility settings']], [['dialog', 'Accessibility settings, active']], [0, 1]])
})
