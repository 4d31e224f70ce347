export async function untilOver<Result>(
  work: (whenOver: (end: () => void) => void) => Promise<Result>,
): Promise<Result> {
  const ends: Array<() => void> = []
  try {
    return await work((end) => void ends.push(end))
  } finally {
    for (const end of ends) end()
  }
}
