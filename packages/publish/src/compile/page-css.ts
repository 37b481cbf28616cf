/** What every page begins with: sizes include padding, no margin around the page, and a font that every system has. */
export const BASE_CSS = '*,:after,:before{box-sizing:border-box}body{margin:0;font-family:system-ui,sans-serif}'

/** The base, what rules of nodes cannot say of the elements in use, and the nodes' rules. */
export function printPageCss(
  elementTypes: Iterable<string>,
  rules: Iterable<string>,
  elementStyles: Readonly<Record<string, string>>,
): string {
  let css = BASE_CSS
  for (const type of [...elementTypes].toSorted()) css += elementStyles[type] ?? ''
  for (const rule of rules) css += rule
  return css
}
