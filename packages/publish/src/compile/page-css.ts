/** What every page begins with: sizes include padding, no margin around the page, and a font that every system has. */
export const BASE_CSS = '*,:after,:before{box-sizing:border-box}body{margin:0;font-family:system-ui,sans-serif}'

/**
 * The base, what rules of nodes cannot say of the elements in use, and the nodes' rules.
 * @param bodies names of the bodies in use; one has the styles of each name that its own begins with, up to a point
 */
export function printPageCss(
  bodies: Iterable<string>,
  rules: Iterable<string>,
  elementStyles: Readonly<Record<string, string>>,
): string {
  let css = BASE_CSS
  const names = new Set([...bodies].flatMap((body) => body.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))))
  for (const name of [...names].toSorted()) css += elementStyles[name] ?? ''
  for (const rule of rules) css += rule
  return css
}
