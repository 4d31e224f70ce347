import fc from 'fast-check'

export type BrokenBody = {
  readonly type: string | undefined
  readonly headers: ReadonlyArray<string>
  readonly body: Buffer
  /** Whether the sender half-closes after the last byte, before all announced bytes were sent. */
  readonly endsEarly: boolean
}

const types = [
  undefined,
  '',
  ';',
  'a',
  '/',
  'application/json',
  'APPLICATION/JSON; charset=utf-16le',
  'application/jsonx',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'application/octet-stream',
  'image/png',
]

const json = ['', '{', '[1,', '"\\u12"', 'nul', '{"__proto__":1}', '{"Operations":[', '\u0000', '['.repeat(20_000)]
const bytes = [[0xff, 0xfe], [0xef, 0xbb, 0xbf, 0x7b], [0xed, 0xa0, 0x80], [0x1f, 0x8b, 8, 0], [0xc3]]
const encoded = ['%', 'a=%zz', '=&=&', '&'.repeat(5_000), 'x']
const forms = [
  '--',
  '--b',
  '--b\r\n',
  '--b--\r\n',
  '--c--\r\n',
  '--b\n\n--b--\n',
  '--b\r\nno header\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="x\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: attachment; filename="a"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nx',
  '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\nx',
  '--b\r\ncontent-disposition: form-data; name="email"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n',
  `--b\r\n${'x: y\r\n'.repeat(3_000)}\r\nx\r\n--b--\r\n`,
  '--b\r\ncontent-type: text/plain; charset=nonsense\r\ncontent-transfer-encoding: nonsense\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nx\r\n'.repeat(20) + '--b--\r\n',
]

const bodies = fc.oneof(
  fc.constantFrom(...[...json, ...encoded].map((text) => Buffer.from(text))),
  fc.constantFrom(...bytes.map((each) => Buffer.from(each))),
  fc.constantFrom(...forms.map((text) => Buffer.from(text))),
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
)

type Framing = (body: Buffer) => Omit<BrokenBody, 'type'>

const createBody = (headers: ReadonlyArray<string>, body: Buffer, endsEarly = false) => ({ headers, body, endsEarly })
const chunk = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])
const lastChunk = Buffer.from('0\r\n\r\n')
const chunked = 'transfer-encoding: chunked'

const framings: ReadonlyArray<Framing> = [
  (body) => createBody([`content-length: ${body.length}`], body),
  (body) => createBody([chunked], Buffer.concat(body.length > 0 ? [chunk(body), lastChunk] : [lastChunk])),
  (body) => createBody([`content-length: ${body.length}`, 'content-encoding: gzip'], body),
  (body) => createBody([`content-length: ${body.length + 50}`], body, true),
  (body) => createBody([`content-length: ${Math.max(0, body.length - 3)}`], body),
  (body) => createBody(['content-length: many'], body),
  (body) => createBody(['content-length: -1'], body),
  (body) => createBody(['content-length: 1', 'content-length: 2'], body),
  (body) => createBody([`content-length: ${body.length}`, chunked], body),
  (body) => createBody([chunked], Buffer.concat([Buffer.from('zz\r\n'), body])),
  (body) => createBody([chunked], chunk(body), true),
]

const createTextBody = (text: string) => ({ body: Buffer.from(text), endsEarly: false })

export const bodyWithoutBoundary: BrokenBody = {
  type: 'multipart/form-data',
  headers: ['content-length: 1'],
  ...createTextBody('x'),
}

export const halfForm: BrokenBody = {
  type: 'multipart/form-data; boundary=b',
  headers: ['content-length: 9000'],
  ...createTextBody('--b\r\n--b\r\n'),
}

export const brokenBodiesByType: ReadonlyArray<BrokenBody> = types.flatMap((type) =>
  ['', '{'].map((text) => ({ type, headers: [`content-length: ${text.length}`], ...createTextBody(text) })),
)

export const brokenBodies: fc.Arbitrary<BrokenBody> = fc
  .tuple(fc.constantFrom(...types), bodies, fc.constantFrom(...framings))
  .map(([type, body, frame]) => ({ type, ...frame(body) }))
