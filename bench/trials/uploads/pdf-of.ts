export function createPdf(bytes: Buffer): Buffer {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF\n')]
  const file = Buffer.from(bytes)
  head.copy(file)
  tail.copy(file, file.length - tail.length)
  return file
}
