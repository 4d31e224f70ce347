import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

const noop = () => {}

test('a checkbox is called by its label with what it counts', () => {
  expect(
    read(
      <Checkbox count={41} countOf="job" name="place" value="arlington">
        Arlington
      </Checkbox>,
    ),
  ).toEqual(['checkbox "Arlington41 jobs" as place = arlington'])
})

test('a checkbox is checked or not, by its owner or by itself', () => {
  expect(
    read(
      <>
        <Checkbox checked onCheckedChange={noop}>
          On
        </Checkbox>
        <Checkbox checked={false} onCheckedChange={noop}>
          Off
        </Checkbox>
        <Checkbox defaultChecked>On at first</Checkbox>
        <Checkbox>Off at first</Checkbox>
      </>,
    ),
  ).toEqual(['checkbox "On" checked', 'checkbox "Off"', 'checkbox "On at first" checked', 'checkbox "Off at first"'])
})

test('an indeterminate checkbox is not checked, and shows its dash before the page is hydrated', () => {
  const html = renderToStaticMarkup(
    <Checkbox checked="indeterminate" onCheckedChange={noop}>
      Virginia
    </Checkbox>,
  )
  expect(createOutline(html)).toEqual(['checkbox "Virginia"'])
  expect(html).toMatch(/ data-mixed=""/)
})

test('a checkbox can be off or wrong', () => {
  expect(read(<Checkbox disabled>Hybrid</Checkbox>)).toEqual(['checkbox "Hybrid" disabled'])
  expect(read(<Checkbox aria-invalid>I agree</Checkbox>)).toEqual(['checkbox "I agree" invalid'])
})
