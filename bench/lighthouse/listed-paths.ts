export async function listedPaths(address: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(`${address}/sitemap.txt`)).text()
  return new Set(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => new URL(line).pathname),
  )
}
