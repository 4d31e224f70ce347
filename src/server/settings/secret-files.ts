import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

export type SecretReading = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Map<string, string>
  /** The settings whose files everybody on this machine may read. */
  readonly shared: ReadonlyArray<string>
}

type Source = { readonly said: string; readonly file: string; readonly isOptional: boolean }

type Found = {
  readonly said: string
  readonly value?: string
  readonly problem?: string
  readonly isShared?: boolean
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
}

const trimmed = (value: string | undefined) => value?.trim() ?? ''

/** Credentials are files with the names of the settings: `LoadCredential=` of systemd. */
function listSources(name: string, env: Environment): ReadonlyArray<Source> {
  const given = trimmed(env[`${name}_FILE`])
  const folder = trimmed(env['CREDENTIALS_DIRECTORY'])
  return [
    ...(given === '' ? [] : [{ said: `${name}_FILE`, file: given, isOptional: false }]),
    ...(folder === '' ? [] : [{ said: `the credential ${name}`, file: join(folder, name), isOptional: true }]),
  ]
}

/** Not the secret itself, put there by mistake. */
const isPlace = (folder: string) => !['.', '/'].includes(normalize(folder)) && existsSync(folder)

const isPath = (file: string) => existsSync(file) || isPlace(dirname(file))

/** The folder of credentials is closed by itself. */
const isShared = ({ file, isOptional }: Source) =>
  !isOptional && process.platform !== 'win32' && (statSync(file).mode & 0o004) !== 0

function readSource(source: Source): Found | null {
  const { said, file, isOptional } = source
  try {
    const value = readFileSync(file, 'utf8').trim()
    if (value === '') return { said, problem: `${said} is "${file}", and nothing stands in it.` }
    return { said, value, isShared: isShared(source) }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (isOptional && code === 'ENOENT') return null
    const reason = `${reasons[code] ?? 'it cannot be read'} (${code}).`
    const isShown = isOptional || isPath(file)
    return {
      said,
      problem: isShown ? `${said} is "${file}": ${reason}` : `${said} names no file that can be read: ${reason}`,
    }
  }
}

/** The secrets that stand in files, without the line end that editors put there. */
export function readSecretFiles(names: ReadonlyArray<string>, env: Environment): SecretReading {
  const values: Record<string, string> = {}
  const problems = new Map<string, string>()
  const shared: string[] = []
  for (const name of names) {
    const found = listSources(name, env).flatMap((source) => readSource(source) ?? [])
    const all = [...(trimmed(env[name]) === '' ? [] : [name]), ...found.map(({ said }) => said)]
    const unread = found.find(({ problem }) => problem)
    const [only] = found
    if (unread?.problem) problems.set(name, unread.problem)
    else if (all.length > 1) problems.set(name, `${name} is set more than once: by ${all.join(' and ')}. Leave one.`)
    else if (only?.value) {
      values[name] = only.value
      if (only.isShared) shared.push(only.said)
    }
  }
  return { values, problems, shared }
}
