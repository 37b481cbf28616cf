import type { ElementVariant, NodeTemplate } from '@heddle/kit'

type Level = 'h1' | 'h2' | 'h3'

const HEADINGS: readonly (readonly [tag: Level, words: readonly string[], size: string, lineHeight: string])[] = [
  ['h1', ['title', 'headline', 'hero title', 'заголовок'], '48px', '1.1'],
  ['h2', ['subtitle', 'section title', 'заголовок'], '32px', '1.2'],
  ['h3', ['card title', 'заголовок'], '22px', '1.3'],
]

/** Headings by their level. */
export const textVariants: readonly ElementVariant[] = HEADINGS.map(([tag, words, size, lineHeight]) => ({
  id: tag,
  label: { en: `Heading ${tag[1]}`, ru: `Заголовок ${tag[1]}` },
  icon: `heading-${tag[1]}`,
  words: [tag, ...words],
  matches: ({ props }) => props['tag'] === tag,
  props: { tag, text: 'Heading' },
  styles: { default: { 'font-size': size, 'line-height': lineHeight, 'font-weight': '700' } },
}))

/** A heading with its words, for what is made of several elements. */
export function textVariant(tag: Level, words: string): NodeTemplate {
  const variant = textVariants.find(({ id }) => id === tag)
  return {
    element: 'text',
    props: { ...variant?.props, text: words },
    ...(variant?.styles && { styles: variant.styles }),
  }
}
