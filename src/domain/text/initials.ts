function firstLetter(name: string) {
  const point = name.trim().codePointAt(0)
  return point === undefined ? '' : String.fromCodePoint(point).toUpperCase()
}

type Named = { readonly FirstName: string; readonly LastName: string }

/** The first letters of both names, e.g. "AM" (C2.2-26). */
export const initialsOf = ({ FirstName, LastName }: Named) => `${firstLetter(FirstName)}${firstLetter(LastName)}`

/** Both names, e.g. "Ada Moss" (C2.2-26). */
export const fullNameOf = ({ FirstName, LastName }: Named) => `${FirstName} ${LastName}`.trim()
