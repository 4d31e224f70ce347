import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n').filter(existsSync)

const withoutCode = (text: string) => text.replaceAll(/```[^]*?```/g, '')

const toAnchor = (title: string) =>
  title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const listAnchors = (path: string) =>
  [...withoutCode(readFileSync(path, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => toAnchor(title))

function explainLink(page: string, link: string): string | null {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(target)) return `${page}: ${link} leads to no file`
  if (anchor === undefined || statSync(target).isDirectory()) return null
  return listAnchors(target).includes(anchor) ? null : `${page}: ${relative('.', target)} has no section #${anchor}`
}

/** `docs/page.md#section`, as alerts name what to read. */
const alertLinks = [...readFileSync('deploy/alerts.yaml', 'utf8').matchAll(/\bdocs\/\w+\.md#[\w-]+/g)].map(
  ([link]) => `../${link}`,
)

test('every section that an alert names is there', () => {
  expect(alertLinks.flatMap((link) => explainLink('deploy/alerts.yaml', link) ?? [])).toEqual([])
  expect(alertLinks.length).toBeGreaterThan(20)
})

test('every link of a document leads to a file that is there, and to a section of it', () => {
  const links = pages.flatMap((page) =>
    [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = '']) => [page, link] as const,
    ),
  )
  expect(links.flatMap(([page, link]) => explainLink(page, link) ?? [])).toEqual([])
  expect(links.length).toBeGreaterThan(100)
})
