import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replacePorts } from './nginx.ts'

const ports = { proxy: 9000, processes: [9001, 9002, 9003] }

test('of a file of nginx the trial replaces the addresses, and nothing else', () => {
  const firm = `upstream site {
    server 127.0.0.1:8081 max_fails=0 weight=2;
    server 127.0.0.1:8082 max_fails=0;
    keepalive 8;
}
server {
    listen 443 ssl;
    location / { proxy_pass http://site; }
}
`
  expect(replacePorts(firm, ports)).toBe(`upstream site {
    server 127.0.0.1:9001 max_fails=0 weight=2;
    server 127.0.0.1:9002 max_fails=0 weight=2;
    server 127.0.0.1:9003 max_fails=0 weight=2;
    keepalive 8;
}
server {
    listen 127.0.0.1:9000;
    location / { proxy_pass http://site; }
}
`)
})

test('the file of the trial keeps a line for each process and listens once', () => {
  const text = replacePorts(readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8'), ports)
  expect([text.match(/127\.0\.0\.1:\d+/g), text.match(/^ *listen /gm)?.length]).toEqual([
    ['127.0.0.1:9001', '127.0.0.1:9002', '127.0.0.1:9003', '127.0.0.1:9000'],
    1,
  ])
})
