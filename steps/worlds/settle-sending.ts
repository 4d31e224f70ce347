import type { BrowserVisit } from './browser-visit.ts'
import { fateOfSending, kindIn } from './connection.ts'

/** Lets the server say to a sending on the line what an event says; a broken rule is read and agreed to. */
export async function settleSending({ page, connection, claim }: BrowserVisit, event: Parameters<typeof kindIn>[0]) {
  const kind = kindIn(event)
  if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
  await connection.release(fateOfSending(kind))
  if (kind !== 'broken') return
  await page.getByRole('alertdialog', { name: 'Error Occurred' }).getByRole('button', { name: 'OK' }).click()
}
