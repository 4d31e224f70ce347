export const htmlToText = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<pre>.*?<\/pre>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
