/** Reads each distinct text once: thousands of postings share few titles, places and groups. */
export function createTextReader<Read>(read: (text: string | null) => Read) {
  const known = new Map<string | null, Read>()
  return (text: string | null): Read => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = read(text)
    known.set(text, made)
    return made
  }
}
