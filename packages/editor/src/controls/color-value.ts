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

/** The two colours of `light-dark(…)`; `undefined` for a colour that is the same in both themes. */
export function readThemeColors(text: string): { readonly light: string; readonly dark: string } | undefined {
  const [, inside] = /^light-dark\((.*)\)$/is.exec(text.trim()) ?? []
  if (inside === undefined) return undefined
  let depth = 0
  for (let index = 0; index < inside.length; index++) {
    if (inside[index] === '(') depth++
    else if (inside[index] === ')') depth--
    else if (inside[index] === ',' && depth === 0) {
      return { light: inside.slice(0, index).trim(), dark: inside.slice(index + 1).trim() }
    }
  }
  return undefined
}

/** How a colour is named where there is little room: one for both themes as its both codes. */
export function nameColor(text: string): string {
  const colors = readThemeColors(text)
  return colors ? `${colors.light} · ${colors.dark}` : text
}

/** A colour after a person chose another one while looking at one theme: what the other theme shows stays. */
export function replaceColorIn(text: string | undefined, theme: 'light' | 'dark', color: string): string {
  const colors = text === undefined ? undefined : readThemeColors(text)
  if (!colors) return color
  return theme === 'light' ? `light-dark(${color}, ${colors.dark})` : `light-dark(${colors.light}, ${color})`
}
