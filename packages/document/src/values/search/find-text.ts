/** Up to this length of what is looked for, the browser's own search never goes over a text more than a few times. */
const NATIVE = 200
/** The same of its search from the end, which compares anew at each place. */
const NATIVE_FROM_END = 16

/**
 * `text.indexOf(part, from)`, in a time that grows with both lengths added. The browser's own multiplies them: texts that
 * nearly repeat themselves keep it busy for minutes.
 */
export function findText(text: string, part: string, from = 0): number {
  if (part.length <= NATIVE) return text.indexOf(part, from)
  return matchAt(
    (at) => text.charCodeAt(at),
    text.length,
    (at) => part.charCodeAt(at),
    part.length,
    Math.max(0, Math.trunc(from) || 0),
  )
}

/** `text.lastIndexOf(part)`, in a time that grows with both lengths added. */
export function findLastText(text: string, part: string): number {
  if (part.length <= NATIVE_FROM_END) return text.lastIndexOf(part)
  const [end, partEnd] = [text.length - 1, part.length - 1]
  const found = matchAt(
    (at) => text.charCodeAt(end - at),
    text.length,
    (at) => part.charCodeAt(partEnd - at),
    part.length,
    0,
  )
  return found < 0 ? -1 : text.length - found - part.length
}

type Codes = (at: number) => number

/** The first match as Knuth, Morris and Pratt find it: no character of the text is read twice. */
function matchAt(text: Codes, length: number, part: Codes, partLength: number, from: number): number {
  const borders = bordersOf(part, partLength)
  let fitting = 0
  for (let at = from; at < length; at += 1) {
    const code = text(at)
    while (fitting > 0 && part(fitting) !== code) fitting = borders[fitting - 1] ?? 0
    if (part(fitting) === code) fitting += 1
    if (fitting === partLength) return at - partLength + 1
  }
  return -1
}

/** Of each beginning of the part: how long the longest of its own ends is with which the part begins too. */
function bordersOf(part: Codes, length: number): Uint32Array {
  const borders = new Uint32Array(length)
  let fitting = 0
  for (let at = 1; at < length; at += 1) {
    const code = part(at)
    while (fitting > 0 && part(fitting) !== code) fitting = borders[fitting - 1] ?? 0
    if (part(fitting) === code) fitting += 1
    borders[at] = fitting
  }
  return borders
}
