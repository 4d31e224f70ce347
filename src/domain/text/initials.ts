function firstLetter(name: string) {
  const point = name.trim().codePointAt(0)
  return point === undefined ? '' : String.fromCodePoint(point).toUpperCase()
}

type Named = { readonly FirstName: string; readonly LastName: string }

export const initialsOf = ({ FirstName, LastName }: Named) => `${firstLetter(FirstName)}${firstLetter(LastName)}`

export const fullNameOf = ({ FirstName, LastName }: Named) => `${FirstName} ${LastName}`.trim()
