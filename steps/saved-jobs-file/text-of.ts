/** What a person reads in a page, as far as its text goes. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<pre>.*?<\/pre>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
