import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, secretNames, settingNames } from '#server/settings/config.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

const settings = new Set([...settingNames, ...secretNames.map((name) => `${name}_FILE`)])

/** Names that others read: the programs in the examples, and the examples themselves. */
const foreign = new Set([
  'BACKUP_TO',
  'CREDENTIALS_DIRECTORY',
  'FORMER',
  'IMAGE',
  'NODE',
  'NODE_COMPILE_CACHE',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_USER',
  'PWD',
  'SITE_FILES',
  'SITE_NAME',
  'SITE_PROCESSES',
  'SITE_PROGRAM',
  'SITE_UNIT',
])

const examples = globSync('deploy/*').filter((file) => !/\.(?:env|md)$/.test(file))
const files = examples.map((file) => basename(file)).filter((name) => name !== 'secrets')

const usedNames = (text: string) =>
  [...text.matchAll(/(?<![\w])([A-Z][A-Z_]+)(?==|: )|\$\$?\{?([A-Z][A-Z_]+)/g)].map(
    ([, set, asked]) => set ?? asked ?? '',
  )

test.each(files)('every setting in deploy/%s is one that the site has', (name) => {
  const found = usedNames(read(name).replaceAll(/^\s*#.*$/gm, ''))
  expect(found.filter((each) => !settings.has(each) && !foreign.has(each))).toEqual([])
})

const readSeconds = (name: string, file: string) => {
  const [, milliseconds = ''] = new RegExp(`\\b${name}(?:: | = )([\\d_]+)\\b`).exec(readFileSync(file, 'utf8')) ?? []
  return Number(milliseconds.replaceAll('_', '')) / 1000
}

/** That what has begun is given, after the grace. */
const longestEnd = readSeconds('longest', 'src/server/http/drain.ts')

const usualGrace = readConfig({}).stopGrace ?? 0

const readUnit = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)

const valuesOf = (name: string, key: string) => readUnit(name).flatMap(([each, value]) => (each === key ? [value] : []))

const units = files.filter((name) => name.endsWith('.service'))

test.each(units)('%s gives the site each secret as a credential, and no other', (name) => {
  expect(valuesOf(name, 'LoadCredential').toSorted()).toEqual(
    secretNames.map((secret) => `${secret}:site.${secret}`).toSorted(),
  )
})

test.each(units)('%s runs as a user without rights, over a system that it cannot write', (name) => {
  const hardened = {
    User: ['site'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
    ProtectSystem: ['strict'],
    ProtectHome: ['yes'],
    PrivateTmp: ['yes'],
    PrivateDevices: ['yes'],
    UMask: ['0077'],
    MemoryDenyWriteExecute: [],
    SystemCallFilter: ['@system-service', '~@privileged'],
  }
  expect(Object.fromEntries(Object.keys(hardened).map((key) => [key, valuesOf(name, key)]))).toEqual(hardened)
})

test('several processes differ from one in their port alone', () => {
  const plain = (name: string) => readUnit(name).filter(([key]) => !['ExecStart', 'Description'].includes(key))
  expect(plain('site@.service')).toEqual(plain('site.service'))
  expect(valuesOf('site@.service', 'ExecStart')).toEqual([
    valuesOf('site.service', 'ExecStart')[0]?.replace(/^/, '/usr/bin/env PORT=%i '),
  ])
})

test.each(['site.service', 'site@.service'])('%s is killed only after the site has had its time', (name) => {
  expect(Number(valuesOf(name, 'TimeoutStopSec')[0])).toBeGreaterThan(usualGrace + longestEnd)
})

type Service = {
  readonly read_only?: boolean
  readonly cap_drop?: ReadonlyArray<string>
  readonly security_opt?: ReadonlyArray<string>
  readonly secrets?: ReadonlyArray<string>
  readonly volumes?: ReadonlyArray<string>
  readonly stop_grace_period?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly build?: { readonly context: string; readonly dockerfile: string }
}

const compose = parse(read('compose.yaml')) as {
  readonly services: Readonly<Record<'site' | 'database' | 'proxy', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

test('the container of the site has a root that may only be read, no rights, and time to stop', () => {
  const { read_only, cap_drop, security_opt, stop_grace_period = '' } = compose.services.site
  expect([read_only, cap_drop, security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']])
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(usualGrace + longestEnd)
})

test('what compose.yaml names is there: secrets, volumes, the Containerfile', () => {
  const { site, database } = compose.services
  const asked = [...(site.secrets ?? []), ...(database.secrets ?? [])]
  expect(asked.filter((name) => compose.secrets[name]?.file !== `./secrets/${name}`)).toEqual([])
  expect((site.secrets ?? []).filter((name) => !secretNames.includes(name))).toEqual([])
  expect(site.environment?.['CREDENTIALS_DIRECTORY']).toBe('/run/secrets')
  const volumes = Object.values(compose.services).flatMap((service) => service.volumes ?? [])
  const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  expect(site.build?.context).toBe('..')
  expect(existsSync(site.build?.dockerfile ?? '')).toBe(true)
})

const containerfile = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => [line.split(/\s/)[0] ?? '', line.replace(/^\S+\s+/, '').replaceAll(/\s+/g, ' ')] as const)

const instruction = (name: string) => containerfile.flatMap(([each, rest]) => (each === name ? [rest] : []))

test('the Containerfile has only instructions that are known, and ends in an image without rights', () => {
  const known = 'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' ')
  expect(containerfile.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
  expect(instruction('USER')).toEqual(['1000:1000'])
  expect(instruction('ENTRYPOINT').map((line) => JSON.parse(line) as unknown)).toEqual([['/site/bin/site']])
  const check = instruction('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? ''
  expect(JSON.parse(check)).toEqual(['node', '-e', expect.stringContaining('http://localhost:8080/healthz')])
})

test('a stage of the Containerfile is named before it is used, and what is copied is there', () => {
  const stages = instruction('FROM').flatMap((line) => / AS (\S+)$/.exec(line)?.[1] ?? [])
  const used = [...read('Containerfile').matchAll(/from=(\w+)/g)].map(([, name = '']) => name)
  const former = instruction('ARG').flatMap((line) => /^FORMER=(\S+)$/.exec(line)?.[1] ?? [])
  expect([...used, ...former].filter((name) => !stages.includes(name))).toEqual([])
  const copied = instruction('COPY').filter((line) => !line.startsWith('--from'))
  expect(copied.flatMap((line) => line.split(' ').slice(0, -1)).filter((file) => !existsSync(file))).toEqual([])
})

test('everything speaks of the port at which the site listens without a setting', () => {
  const { port } = readConfig({})
  const spoken = ['Containerfile', 'compose.yaml', 'nginx.conf', 'Caddyfile'].flatMap((name) =>
    [...read(name).matchAll(/(?:localhost|127\.0\.0\.1|site|PORT|EXPOSE)[:= ](8\d{3})\b/g)].map(([, found]) =>
      Number(found),
    ),
  )
  expect(new Set(spoken)).toEqual(new Set([port, 8081, 8082]))
})

test('a proxy closes a connection that is not used before the server does', () => {
  const closing = readSeconds('keepAliveTimeout', 'src/server/app.ts')
  expect(Number(/^ {4}keepalive_timeout (\d+)s;$/m.exec(read('nginx.conf'))?.[1])).toBeLessThan(closing)
  expect(Number(/^\t*keepalive (\d+)s$/m.exec(read('Caddyfile'))?.[1])).toBeLessThan(closing)
})

test('nginx lets uploads of the largest size through as they come, and repeats no write', () => {
  const text = read('nginx.conf')
  expect(text).toMatch(/^ {4}client_max_body_size 11m;$/m)
  expect(text).toMatch(/^ {8}proxy_request_buffering off;$/m)
  expect(text).not.toMatch(/non_idempotent/)
  expect(text).toMatch(/^ {4}proxy_set_header X-Forwarded-For \$remote_addr;$/m)
})

test('backups go where backup.service may write, encrypted, and each has a name of its own', () => {
  expect(valuesOf('backup.service', 'StateDirectory')).toEqual(['site site-backups'])
  expect(valuesOf('backup.service', 'ExecStart')).toEqual([
    expect.stringMatching(/site data backup "\/var\/lib\/site-backups\/\$\$\(date .*%%H%%M\)\.tar\.age" --to /),
  ])
})

test('site-command runs a command with the user, the settings and the secrets of the service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-command-'))
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const env = { PATH: `${folder}:/usr/bin:/bin`, SITE_UNIT: 'deploy/site.service' }
  const { status, stdout } = spawnSync(join('deploy', 'site-command'), ['content', 'check', 'a b'], {
    env,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const given = stdout.trimEnd().split('\n')
  const shared = ['User', 'Group', 'UMask', 'Environment', 'EnvironmentFile', 'StateDirectory', 'LoadCredential']
  const expected = shared.flatMap((key) => valuesOf('site.service', key).map((value) => `--property=${key}=${value}`))
  expect([status, expected.filter((property) => !given.includes(property))]).toEqual([0, []])
  expect(given.slice(-5)).toEqual([
    '--setenv=SITE_PROGRAM=site-command',
    '/opt/site/current/bin/site',
    'content',
    'check',
    'a b',
  ])
})
