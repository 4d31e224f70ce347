import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs, projectFolder } from './fleet.ts'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export const firmFile = join(projectFolder, 'deploy/nginx.conf')

export const findNginx = (): string | null =>
  folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null

export async function findFreePorts(count: number): Promise<ReadonlyArray<number>> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return (server.address() as AddressInfo).port
    }),
  )
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

export type SitePorts = { readonly proxy: number; readonly processes: ReadonlyArray<number> }

const redirect = /^server \{\n(?:[^{}]*\n)?\s*return 301 [^{}]*\}\n/gm
const certificates = /^ *ssl_.*;\n/gm
const [processLines, listenLines] = [/(?:^ *server 127\.0\.0\.1:\d+.*;\n)+/m, /(?:^ *listen .*;\n)+/m]

/** Keeps all lines of a firm's file but addresses, certificates, and the server that leads to https. */
export function fitToTrial(text: string, { proxy, processes }: SitePorts): string {
  const [model = ''] = processLines.exec(text) ?? []
  const [line = ''] = model.split('\n')
  const servers = processes.map((port) => `${line.replace(/:\d+/, `:${port}`)}\n`).join('')
  return text
    .replaceAll(redirect, '')
    .replaceAll(certificates, '')
    .replace(processLines, servers)
    .replace(listenLines, `    listen 127.0.0.1:${proxy};\n`)
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const wrap = (folder: string, site: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 2;
events { worker_connections 4096; }
http {
default_type application/octet-stream;
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`

async function untilAnswered(address: string): Promise<void> {
  for (let tried = 0; tried < 100; tried += 1) {
    const status = await fetch(`${address}/healthz`).then(
      (reply) => reply.status,
      () => 0,
    )
    if (status === 200) return
    await sleep(50)
  }
  throw new Error(`nginx does not answer at ${address}.`)
}

export async function startNginx(program: string, folder: string, ports: SitePorts) {
  mkdirSync(folder)
  const site = readFileSync(firmFile, 'utf8')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, wrap(folder, fitToTrial(site, ports)))
  const log = join(folder, 'nginx.log')
  const child = spawn(program, ['-p', folder, '-c', file, '-e', log], { stdio: ['ignore', 'ignore', 'inherit'] })
  endWithUs(child)
  const ended = once(child, 'exit')
  const address = `http://localhost:${ports.proxy}`
  await untilAnswered(address)
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
