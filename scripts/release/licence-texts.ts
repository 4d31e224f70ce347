import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandProblem } from '../command.ts'
import type { Material } from './packages.ts'

const warranty = (who: string) =>
  `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE ${who} BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** As SPDX has them, for packages that bring no file: https://spdx.org/licenses/ */
const standard: Readonly<Record<string, (author: string) => ReadonlyArray<string>>> = {
  MIT: (author) => [
    'MIT License',
    `Copyright (c) ${author}`,
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
    'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
    warranty('AUTHORS OR COPYRIGHT HOLDERS'),
  ],
  ISC: (author) => [
    'ISC License',
    `Copyright (c) ${author}`,
    'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.',
    'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.',
  ],
}

const findFiles = ({ path }: Material) =>
  readdirSync(path)
    .filter((file) => /^(?:licen[cs]e|ofl|notice|copying)\b/i.test(file))
    .toSorted()

type Manifest = { readonly author?: string | { readonly name?: string } }

function readAuthor({ path, name }: Material): string {
  const file = join(path, 'package.json')
  const { author } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  const said = typeof author === 'string' ? author.replace(/\s*<.*$/, '') : author?.name
  return said || `the authors of ${name}`
}

/** @throws {CommandProblem} */
export function licenceText(material: Material): string {
  const files = findFiles(material)
  if (files.length > 0) return files.map((file) => readFileSync(join(material.path, file), 'utf8').trim()).join('\n\n')
  const text = standard[material.licence]
  if (text) return text(readAuthor(material)).join('\n\n')
  throw new CommandProblem(
    `${material.name} ${material.version} brings no text of its licence ${material.licence}: write it in scripts/release/licence-texts.ts.`,
  )
}

/** Of what no folder of `node_modules` in a release has the text. */
export const licenceTexts = (materials: ReadonlyArray<Material>): string =>
  materials
    .filter((material) => !material.places.includes('server') || findFiles(material).length === 0)
    .map((material) => [`${material.name} ${material.version}`, licenceText(material)].join('\n\n'))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
