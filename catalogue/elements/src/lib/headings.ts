import type { NodeTemplate } from '@heddle/kit'

/** Headings as they start: size and line height by level. */
export const HEADINGS = {
  h1: { 'font-size': '48px', 'line-height': '1.1', 'font-weight': '700' },
  h2: { 'font-size': '32px', 'line-height': '1.2', 'font-weight': '700' },
  h3: { 'font-size': '22px', 'line-height': '1.3', 'font-weight': '700' },
} as const
export type HeadingTag = keyof typeof HEADINGS

/** A heading with its words. */
export function heading(tag: HeadingTag, words: string): NodeTemplate {
  return { element: 'text', props: { tag, text: words }, styles: { default: HEADINGS[tag] } }
}
