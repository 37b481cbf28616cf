import { parseColor, type Color } from 'react-aria-components/ColorArea'

/** A colour that the colour area can show; `undefined` for names, variables and newer colour spaces. */
export function readColor(text: string | undefined): Color | undefined {
  if (text === undefined) return undefined
  try {
    return parseColor(text.trim())
  } catch {
    return undefined
  }
}

/** A colour as the shortest hex text that holds it: `#rrggbb`, or with opacity `#rrggbbaa`. */
export function printColor(color: Color): string {
  const rgb = color.toFormat('rgb')
  const isOpaque = rgb.getChannelValue('alpha') >= 1
  return rgb.toString(isOpaque ? 'hex' : 'hexa').toLowerCase()
}

/** Typed colour codes without `#` count as hex. */
export function toColorText(text: string): string {
  const trimmed = text.trim()
  return /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(trimmed) ? `#${trimmed.toLowerCase()}` : trimmed
}
