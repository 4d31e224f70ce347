import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firmFile, fitToTrial } from './nginx.ts'

const ports = { proxy: 9000, processes: [9001, 9002, 9003] }

test('of a file of nginx the trial replaces addresses, and leaves out certificates and the way to https', () => {
  const firm = `# The site.

upstream site {
    server 127.0.0.1:8081 max_fails=0 weight=2;
    server 127.0.0.1:8082 max_fails=0;
    # server 127.0.0.1:8083 max_fails=0;
    keepalive 8;
}

server {
    listen 80;
    listen [::]:80;
    server_name jobs.example.com;
    return 301 https://jobs.example.com$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;

    ssl_certificate /etc/ssl/jobs.pem;
    ssl_session_tickets off;
    location / {
        proxy_pass http://site;
    }
}
`
  expect(fitToTrial(firm, ports)).toBe(`# The site.

upstream site {
    server 127.0.0.1:9001 max_fails=0 weight=2;
    server 127.0.0.1:9002 max_fails=0 weight=2;
    server 127.0.0.1:9003 max_fails=0 weight=2;
    # server 127.0.0.1:8083 max_fails=0;
    keepalive 8;
}


server {
    listen 127.0.0.1:9000;

    location / {
        proxy_pass http://site;
    }
}
`)
})

test('the file that firms are given becomes one server with a line for each process', () => {
  const lines = fitToTrial(readFileSync(firmFile, 'utf8'), ports).split('\n')
  const kept = (start: string) =>
    lines.flatMap((line) => (line.trim().startsWith(start) ? [line.trim().split(' ')[1]] : []))
  expect([kept('server '), kept('listen '), kept('ssl_')]).toEqual([
    ['127.0.0.1:9001', '127.0.0.1:9002', '127.0.0.1:9003', '{'],
    ['127.0.0.1:9000;'],
    [],
  ])
})
