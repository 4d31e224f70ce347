import { createOutline } from '#ui/outline.testing.ts'
import { addIcon } from '#ui/icon/symbols/add.ts'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import { closeIcon } from '#ui/icon/symbols/site-header.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { shareIcon } from '#ui/icon/symbols/sharing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a button is called by its words, with or without pictures beside them', () => {
  expect(
    read(
      <>
        <Button>Send</Button>
        <Button icon={shareIcon} iconOnly>
          Share
        </Button>
        <Button type="submit" trailingIcon={arrowForwardIcon}>
          Next
        </Button>
      </>,
    ),
  ).toEqual(['button "Send"', 'button "Share"', 'button "Next" submits'])
})

test('[J4.14-02] a busy button says so, cannot be pressed and still takes the focus', () => {
  const html = renderToStaticMarkup(<Button busy>Sending</Button>)
  expect(createOutline(html)).toEqual(['button "Sending" disabled busy'])
  expect(html).not.toMatch(/ disabled=/)
})

test('a button that is off keeps its focus unless it is disabled outright', () => {
  expect(read(<Button aria-disabled>Not yet</Button>)).toEqual(['button "Not yet" disabled'])
  expect(read(<Button disabled>Never</Button>)).toEqual(['button "Never" disabled'])
})

test('a link that looks like a button is a link', () => {
  expect(
    read(
      <>
        <ButtonLink href="/careers/open">See all jobs</ButtonLink>
        <ButtonLink href="mailto:ines@tamarack.example" icon={mailIcon} iconOnly>
          Write to us
        </ButtonLink>
      </>,
    ),
  ).toEqual(['link "See all jobs" to /careers/open', 'link "Write to us" to mailto:ines@tamarack.example'])
})

test('every button draws the symbols it is given, and a busy one a ring in place of the first', () => {
  const symbols = (html: string) => html.split('<svg').length - 1
  expect(
    symbols(
      renderToStaticMarkup(
        <Button icon={addIcon} trailingIcon={closeIcon}>
          Both
        </Button>,
      ),
    ),
  ).toEqual(2)
  expect(
    symbols(
      renderToStaticMarkup(
        <Button icon={addIcon} busy>
          Busy
        </Button>,
      ),
    ),
  ).toEqual(0)
})
