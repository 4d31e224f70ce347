export async function readForm(type: string, body: Buffer): Promise<ReadonlyMap<string, string> | null> {
  try {
    const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
    return new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
  } catch {
    return null
  }
}
