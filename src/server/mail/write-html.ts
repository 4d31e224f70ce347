import { escapeHtml } from '#domain/text/html.ts'
import type { MailContent, MailJob, MailLink } from './mail-content.ts'

/** No colors: mail programs apply their own light or dark scheme. */
const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5'
const small = 'margin:0 0 12px;font-size:14px;line-height:1.5'

const paragraph = (html: string, style = 'margin:0 0 16px') => `<p style="${style}">${html}</p>`

const writeLink = ({ words, address }: MailLink) => `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`

const writeJob = ({ title, place, summary, address }: MailJob) => {
  const name = `<strong>${writeLink({ words: title, address })}</strong>`
  return paragraph([name, ...[place, summary].filter(Boolean).map(escapeHtml)].join('<br>'), 'margin:0 0 20px')
}

export function writeHtml({ heading, paragraphs, jobs, link, why, end, from }: MailContent): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:0">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">',
    `<tr><td align="left" style="padding:24px;${font}">`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...jobs.map(writeJob),
    ...(link ? [paragraph(writeLink(link))] : []),
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #8a8a8a">',
    paragraph(escapeHtml(why), small),
    ...(end ? [paragraph(writeLink(end), small)] : []),
    paragraph(from.map(escapeHtml).join('<br>'), small),
    '</td></tr></table>',
    '</td></tr></table>',
    '</body></html>',
    '',
  ].join('\n')
}
