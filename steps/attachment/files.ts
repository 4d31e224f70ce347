const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`
const ownerEntry = '00'.repeat(32)
/** The entry of the empty password for the owner's entry and permissions of `encryptPdf`. */
const emptyPasswordEntry = 'd46cb4fdd148931395f448ed0196fee0d89b76417b069f16431aea55defa89bb'

const encryptPdf = (userEntry: string) =>
  pdf.replace('/Size 4', `/Size 4/Encrypt<</Filter/Standard/V 1/R 2/P -60/O<${ownerEntry}>/U<${userEntry}>>>`)

const tenMegabytes = 10 * 1024 * 1024

const repeatText = (size: number) => 'A line of a long text, and another.\n'.repeat(Math.ceil(size / 36)).slice(0, size)

export const fileContents = {
  'a PDF': () => pdf,
  'a PDF that is locked with a password': () => encryptPdf(ownerEntry),
  'a PDF that everybody can open and nobody can change': () => encryptPdf(emptyPasswordEntry),
  nothing: () => '',
  '1 byte of text': () => 'A',
  '10 MB of text': () => repeatText(tenMegabytes),
  '10 MB of text and 1 byte': () => repeatText(tenMegabytes + 1),
  text: () => repeatText(2_000),
  'a web page': () => '<!doctype html><title>Soups</title><h1>Soups</h1>',
} as const satisfies Readonly<Record<string, () => string>>

export type ContentName = keyof typeof fileContents

export const createFile = (name: string, content: ContentName): File => new File([fileContents[content]()], name)

export const pathJob = 'Cost Analyst'

export const pathStarts = {
  'a text': ['resume.txt', 'text'],
  'a locked PDF': ['locked.pdf', 'a PDF that is locked with a password'],
  'an empty file': ['resume.txt', 'nothing'],
} as const satisfies Readonly<Record<string, readonly [name: string, content: ContentName]>>
