import type { SafeHtml } from './prose.tsx'

export const trustHtml = (html: string) => html as SafeHtml
