import type { Sheet } from '@heddle/style'

const heading = (size: string): Sheet => ({ default: { 'font-size': size, 'font-weight': '700' } })

/** What browsers set for tags by themselves, of what one would otherwise take for inherited. */
export const BROWSER_STYLES: Readonly<Record<string, Sheet>> = {
  h1: heading('2em'),
  h2: heading('1.5em'),
  h3: heading('1.17em'),
  h4: heading('1em'),
  h5: heading('0.83em'),
  h6: heading('0.67em'),
  a: { default: { color: 'linktext', 'text-decoration-line': 'underline', cursor: 'pointer' } },
  button: {
    default: { 'font-weight': '400', 'letter-spacing': 'normal', 'line-height': 'normal', 'text-transform': 'none' },
  },
}
