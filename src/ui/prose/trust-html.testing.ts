import type { SafeHtml } from './safe-html.ts'

/** Takes HTML of a test as clean. */
export const trustHtml = (html: string) => html as SafeHtml
