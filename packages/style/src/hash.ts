/** Two 32-bit FNV-1a walks over the text, folded into one number below 2^53; equal texts give equal numbers everywhere. */
function hash53(text: string): number {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d)
  return (a >>> 0) * 0x200000 + ((b ^ (a >>> 11)) >>> 11)
}

/** A name of one letter and five letters or digits made from a text's content: safe as a class and as part of a custom property. */
export function shortHash(text: string): string {
  let rest = hash53(text)
  const letter = String.fromCharCode(97 + (rest % 26))
  rest = Math.floor(rest / 26)
  let tail = ''
  for (let place = 0; place < 5; place += 1) {
    tail += (rest % 36).toString(36)
    rest = Math.floor(rest / 36)
  }
  return letter + tail
}
