import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cycloneDx, findForbidden, isAllowedLicence, licenceTable, listMaterials } from './bill-of-materials.ts'
import { licenceText, licenceTexts } from './licence-texts.ts'
import { readLock } from './packages.ts'

test('every package that a server gets has a licence that is allowed', () => {
  expect(findForbidden(listMaterials(readLock(), []))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only OR MIT', true],
  ['BSD-2-Clause AND MIT', true],
  ['MIT AND LGPL-2.1-or-later', false],
  ['GPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(isAllowedLicence(licence)).toBe(isAllowed)
})

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/larch': { version: '2.1.0', license: 'ISC', integrity: 'sha512-AAEC' },
    'node_modules/larch/node_modules/moss': { version: '0.9.0' },
    'node_modules/@firm/fern': { version: '4.0.0', license: 'MIT', dev: true },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@fontsource-variable/public-sans': { version: '5.0.0', license: 'OFL-1.1', dev: true },
    'node_modules/@fontsource-variable/source-serif-4': { version: '5.1.0', license: 'OFL-1.1', dev: true },
  },
}

const materials = listMaterials(lock, ['node_modules/@firm/fern', 'node_modules/larch'])

test('what servers and browsers run is listed with where it runs, and tools are not', () => {
  expect(materials.map(({ name, version, places }) => [name, version, places.join()])).toEqual([
    ['@firm/fern', '4.0.0', 'browser'],
    ['@fontsource-variable/public-sans', '5.0.0', 'browser'],
    ['@fontsource-variable/source-serif-4', '5.1.0', 'browser'],
    ['larch', '2.1.0', 'server,browser'],
    ['moss', '0.9.0', 'server'],
  ])
  expect(findForbidden(materials)).toEqual(['moss 0.9.0: none'])
})

test('the bill names each package as CycloneDX has it, and holds nothing that varies', () => {
  const { components, ...head } = cycloneDx(
    { name: 'site', version: '1.0.0', date: '2026-11-30T00:00:00.000Z' },
    materials,
  )
  expect(head).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: '2026-11-30T00:00:00.000Z',
      component: { type: 'application', name: 'site', version: '1.0.0' },
    },
  })
  expect([components[0]?.purl, components[3]]).toEqual([
    'pkg:npm/%40firm/fern@4.0.0',
    {
      type: 'library',
      'bom-ref': 'pkg:npm/larch@2.1.0',
      name: 'larch',
      version: '2.1.0',
      purl: 'pkg:npm/larch@2.1.0',
      licenses: [{ license: { id: 'ISC' } }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      properties: [
        { name: 'runs in', value: 'server' },
        { name: 'runs in', value: 'browser' },
      ],
    },
  ])
})

test('the bill has Node itself where a release brings it along', () => {
  const product = { name: 'site', version: '1.0.0', date: null }
  const names = (node: string | null) =>
    cycloneDx(product, materials, node).components.map(({ purl, licenses }) => [purl, licenses])
  expect(names('24.9.0')).toEqual([
    ['pkg:generic/node@24.9.0', [{ license: { id: 'MIT', url: 'node/LICENSE' } }]],
    ...names(null),
  ])
})

const installed = listMaterials(readLock(), []).filter(({ path }) => existsSync(path))

test.each(installed)('$name $version has a text of its licence, with who wrote it', (material) => {
  expect(licenceText(material)).toMatch(/copyright|unlicense|apache license/i)
})

test.each([
  ['standardwebhooks', 'Copyright (c) Standard Webhooks'],
  ['pgpass', 'Copyright (c) Hannes Hörl'],
  ['abstract-logging', 'Copyright (c) James Sumners'],
  ['@tokenizer/token', 'Copyright (c) Borewit'],
  ['pg-types', 'Copyright (c) Brian M. Carlson'],
])('a package without a file, %s, has the standard text with its author', (name, line) => {
  const texts = licenceTexts(installed)
  const [, text = ''] = texts.split(`${name} ${installed.find((each) => each.name === name)?.version}\n\n`)
  expect(text.split('\n\n').slice(0, 2)).toEqual(['MIT License', line])
})

test('a licence without a file and without a standard text is refused by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licence-'))
  const moss = { ...materials[0]!, path: folder, name: 'moss', version: '0.9.0', licence: 'OFL-1.1' }
  expect(() => licenceText(moss)).toThrow('moss 0.9.0 brings no text of its licence OFL-1.1')
  expect(licenceText({ ...moss, licence: 'ISC' })).toMatch(/^ISC License\n\nCopyright \(c\) the authors of moss\n/)
  rmSync(folder, { recursive: true })
})

test('the table counts the licences and has a row for each package', () => {
  const lines = licenceTable(materials).split('\n')
  expect(lines[2]).toContain('5 packages of others: OFL-1.1 2, MIT 1, ISC 1, none 1.')
  expect(lines.at(-2)).toBe('| larch | 2.1.0 | ISC | server, browser |')
})
