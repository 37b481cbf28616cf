const LOOKS = /^(?:fill|stroke|stop|font|opacity|letter-spacing|display|visibility)(?:-|$)/i
/** An address, or signs that may come to be one. */
const ADDRESS = /url\(\s*['"]?(?!['"#\s])|\\|&(?!quot;)/i
/** A declaration by signs that come to be nothing else. */
const DECLARATION = /^\s*([a-z-]+)\s*:((?:[\w\s#.,%+()/!-]|'[\w\s#.-]*')*)$/i
const SELECTOR = /^[\w.#\s,>-]{1,300}$/

/** Whether a value of an attribute of that name draws and fetches nothing; `undefined` where the name is none of looks. */
export const isLook = (name: string, value: string): boolean | undefined => (LOOKS.test(name) ? !ADDRESS.test(value) : undefined)

/** Of declarations those that only draw. */
export const looksOf = (given: string): string =>
  given
    .replaceAll(/"|&quot;/g, "'")
    .split(';')
    .filter((one) => {
      const [, name = '', value = ''] = DECLARATION.exec(one) ?? []
      return LOOKS.test(name) && !ADDRESS.test(value)
    })
    .join(';')

/** Rules by names of classes, ids and tags, as far as they only draw; none in rules about rules. */
export function rulesOf(css: string): string {
  const [first = '', ...others] = css.replaceAll('&gt;', '>').split('/*')
  const plain = [first, ...others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join('')
  let [rules, before, looks] = ['', '', '']
  let [depth, isRule] = [0, false]
  for (const piece of plain.split(/([{}])/)) {
    if (piece === '{') {
      depth += 1
      isRule = depth === 1
    } else if (piece === '}') {
      depth -= 1
      if (depth === 0 && isRule && SELECTOR.test(before)) rules += `${before}{${looksOf(looks)}}`
      depth = Math.max(0, depth)
    } else if (depth === 0) before = piece.slice(piece.lastIndexOf(';') + 1).trim()
    else looks = piece
  }
  return rules
}
