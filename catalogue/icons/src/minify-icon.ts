/** Drops the licence comment (kept in the package's LICENSE), class names and white space. */
export function minifyIcon(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\sclass="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ ?(\/?>)/g, '$1')
    .trim()
}
