import { checkStyleValue, readFont } from '@heddle/style'

/** What a `font` or `transition` says of one of the properties it covers; `undefined` when it cannot be told. */
export function shorthandPart(declared: 'font' | 'transition', shorthand: string, property: string): string | undefined {
  return declared === 'font' ? fontPart(shorthand, property) : durationOf(shorthand)
}

function fontPart(shorthand: string, property: string): string | undefined {
  const font = readFont(shorthand)
  switch (property) {
    case 'font-size':
      return font?.size
    case 'line-height':
      return font?.lineHeight
    case 'font-family':
      return font?.family
    case 'font-weight':
      return font?.weight
    case 'font-style':
      return font?.style
    default:
      return undefined
  }
}

/** The first time that a transition names; the second one would be its delay. */
function durationOf(transition: string): string | undefined {
  return transition
    .split(/[\s,]/)
    .find((word) => /^[\d.]/.test(word) && checkStyleValue('transition-duration', word) === undefined)
}
