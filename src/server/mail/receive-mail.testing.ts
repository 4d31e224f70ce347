import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly to: ReadonlyArray<string>; readonly raw: string }

export type Judge = (address: string, from: string) => string | null

function refusal(words: string | null) {
  if (words === null) return null
  const [, code = '550', text = ''] = /^(\d+) (.*)$/.exec(words) ?? []
  return Object.assign(new Error(text), { responseCode: Number(code) })
}

export async function receiveMail(judge: Judge = () => null, judgeText: (raw: string) => string | null = () => null) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _, done) => done(refusal(judge('', address))),
    onRcptTo: ({ address }, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      done(refusal(judge(address, from)))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done(refusal(judgeText(raw)))
      })
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A site that is killed in the middle of a mail breaks its line.
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}

const decode = (text: string, encoding = '') =>
  encoding === 'base64'
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replaceAll(/=\r\n/g, '')
          .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        encoding === 'quoted-printable' ? 'latin1' : 'utf8',
      ).toString()

export function readMail({ raw }: ReceivedMail) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)
  const read = parts.map((part) => {
    const [partHead = '', ...text] = part.trimStart().split('\r\n\r\n')
    const type = /content-type: ([^;\r]+)/i.exec(partHead)?.[1] ?? ''
    const encoding = /content-transfer-encoding: (\S+)/i.exec(partHead)?.[1]
    return [type, decode(text.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n')] as const
  })
  return { head: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), parts: new Map(read) }
}
