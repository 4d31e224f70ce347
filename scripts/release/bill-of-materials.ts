import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledPackages } from '../build/bundled-packages.ts'
import { CommandProblem } from '../command.ts'
import { licenceTexts } from './licence-texts.ts'
import { packageName, productionPackages, readLock, type Lock, type Material } from './packages.ts'
import type { Product } from './product.ts'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Of an SPDX expression without nested brackets. */
export function isAllowedLicence(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  return plain.split(' OR ').some((part) => part.split(' AND ').every((id) => allowed.has(id)))
}

/** Pieces of these typefaces stand in `src/ui/theme`, cut by `assets/cut-typefaces.ts`. */
const cut = ['node_modules/@fontsource-variable/public-sans', 'node_modules/@fontsource-variable/source-serif-4']

export function listMaterials(lock: Lock, bundled: ReadonlyArray<string>): ReadonlyArray<Material> {
  const server = new Set(productionPackages(lock))
  const browser = new Set([...bundled, ...cut])
  return [...new Set([...server, ...browser])]
    .map((path) => ({
      path,
      name: packageName(path),
      version: lock.packages[path]?.version ?? '',
      licence: lock.packages[path]?.license ?? 'none',
      integrity: lock.packages[path]?.integrity ?? '',
      places: [...(server.has(path) ? ['server' as const] : []), ...(browser.has(path) ? ['browser' as const] : [])],
    }))
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
}

export const findForbidden = (materials: ReadonlyArray<Material>): ReadonlyArray<string> =>
  materials
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`)

const packageUrl = ({ name, version }: Material) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const describeHash = ({ integrity }: Material) => {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? []
  return base64 ? [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] : []
}

const describeNode = (version: string) => ({
  type: 'application',
  'bom-ref': `pkg:generic/node@${version}`,
  name: 'node',
  version,
  purl: `pkg:generic/node@${version}`,
  licenses: [{ license: { id: 'MIT', url: 'node/LICENSE' } }],
  hashes: [],
  properties: [{ name: 'runs in', value: 'server' }],
})

/** @param node the version of the Node that is brought along */
export const cycloneDx = (
  { name, version, date }: Pick<Product, 'name' | 'version' | 'date'>,
  materials: ReadonlyArray<Material>,
  node: string | null = null,
) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { ...(date !== null && { timestamp: date }), component: { type: 'application', name, version } },
  components: [
    ...(node === null ? [] : [describeNode(node)]),
    ...materials.map((material) => ({
      type: 'library',
      'bom-ref': packageUrl(material),
      name: material.name,
      version: material.version,
      purl: packageUrl(material),
      licenses: material.licence.includes(' ')
        ? [{ expression: material.licence }]
        : [{ license: { id: material.licence } }],
      hashes: describeHash(material),
      properties: material.places.map((value) => ({ name: 'runs in', value })),
    })),
  ],
})

export function licenceTable(materials: ReadonlyArray<Material>): string {
  const counts = Map.groupBy(materials, ({ licence }) => licence)
  const byCount = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return [
    '# Licences',
    `${materials.length} packages of others: ${byCount.map(([licence, { length }]) => `${licence} ${length}`).join(', ')}. The text of each stands in its folder of node_modules, or in licence-texts.txt.`,
    ['| package | version | licence | runs in |', '| --- | --- | --- | --- |'].join('\n') +
      `\n${materials.map(({ name, version, licence, places }) => `| ${name} | ${version} | ${licence} | ${places.join(', ')} |`).join('\n')}`,
  ].join('\n\n')
}

/** @throws {CommandProblem} for a licence that nobody has allowed */
export function writeBillOfMaterials(
  product: Product,
  folder: string,
  node: string | null = null,
): ReadonlyArray<Material> {
  const materials = listMaterials(readLock(), bundledPackages())
  const forbidden = findForbidden(materials)
  if (forbidden.length > 0)
    throw new CommandProblem(
      `Nobody has allowed these licences (scripts/release/bill-of-materials.ts):\n  ${forbidden.join('\n  ')}`,
    )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(cycloneDx(product, materials, node), null, 1)}\n`)
  writeFileSync(join(folder, 'licences.md'), `${licenceTable(materials)}\n`)
  writeFileSync(join(folder, 'licence-texts.txt'), `${licenceTexts(materials)}\n`)
  return materials
}
