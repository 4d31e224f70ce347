import { trustedScript } from './trusted-script.ts'

export function loadScript(address: string, asked: Readonly<Record<string, string>>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = trustedScript(`${address}?${new URLSearchParams(asked)}`, address)
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`The script at ${address} did not come.`)))
  document.head.append(script)
  return promise
}
