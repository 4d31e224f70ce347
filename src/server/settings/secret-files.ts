import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

export type SecretReading = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Map<string, string>
  /** The settings whose files everybody on this machine may read. */
  readonly shared: ReadonlyArray<string>
}

type Source = { readonly said: string; readonly file: string }

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
  const credential = join(folder, name)
  return [
    ...(given === '' ? [] : [{ said: `${name}_FILE`, file: given }]),
    ...(folder !== '' && existsSync(credential) ? [{ said: `the credential ${name}`, file: credential }] : []),
  ]
}

function readSource({ said, file }: Source): { readonly value?: string; readonly problem?: string } {
  try {
    const value = readFileSync(file, 'utf8').trim()
    return value === '' ? { problem: `${said} is "${file}", and nothing stands in it.` } : { value }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return { problem: `${said} is "${file}": ${reasons[code] ?? 'it cannot be read'} (${code}).` }
  }
}

/** The folder of credentials is closed by itself. */
const isShared = (name: string, { said, file }: Source) =>
  said === `${name}_FILE` && process.platform !== 'win32' && (statSync(file).mode & 0o004) !== 0

/** The secrets that stand in files, without the line end that editors put there. */
export function readSecretFiles(names: ReadonlyArray<string>, env: Environment): SecretReading {
  const values: Record<string, string> = {}
  const problems = new Map<string, string>()
  const shared: string[] = []
  for (const name of names) {
    const sources = listSources(name, env)
    const all = [...(trimmed(env[name]) === '' ? [] : [name]), ...sources.map(({ said }) => said)]
    const [source] = sources
    if (all.length > 1) problems.set(name, `${name} is set more than once: by ${all.join(' and ')}. Leave one.`)
    else if (source) {
      const { value, problem } = readSource(source)
      if (problem) problems.set(name, problem)
      else if (value) values[name] = value
      if (value && isShared(name, source)) shared.push(source.said)
    }
  }
  return { values, problems, shared }
}
