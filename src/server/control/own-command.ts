/** A release has no npm: `npm run content -- check` is `bin/site content check` there. */
export function inOwnCommand(text: string, program = process.env['SITE_PROGRAM']): string {
  if (!program) return text
  return text.replaceAll(/\bnpm run (\w+)(?: --)?/g, (_, name: string) => `${program} ${name}`)
}
