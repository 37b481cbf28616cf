import type { ElementVariant } from '@heddle/kit'
import { heading, type HeadingTag } from '../../lib/headings.ts'

const NAMES: readonly (readonly [tag: HeadingTag, ...words: readonly string[]])[] = [
  ['h1', 'title', 'headline', 'hero title', 'заголовок'],
  ['h2', 'subtitle', 'section title', 'заголовок'],
  ['h3', 'card title', 'заголовок'],
]

/** Headings by their level. */
export const textVariants: readonly ElementVariant[] = NAMES.map(([tag, ...words]) => {
  const { element: _, ...start } = heading(tag, 'Heading')
  return {
    id: tag,
    label: { en: `Heading ${tag[1]}`, ru: `Заголовок ${tag[1]}` },
    icon: `heading-${tag[1]}`,
    words: [tag, ...words],
    matches: ({ props }) => props['tag'] === tag,
    ...start,
  }
})
