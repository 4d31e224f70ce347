import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'
const otherFolders = ['/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/local/bin']

const listVersions = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })) : []

const ending = process.platform === 'win32' ? '.exe' : ''

const hasAllPrograms = (folder: string) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + ending)))

export function findPostgresPrograms(path = process.env['PATH'] ?? '', debian = debianFolder): string | null {
  const debianPrograms = listVersions(debian).map((version) => join(debian, version, 'bin'))
  return [...path.split(delimiter), ...debianPrograms, ...otherFolders].find(hasAllPrograms) ?? null
}
