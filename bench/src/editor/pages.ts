import { blankNode, type DocumentRecord, type Id } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { idOf } from '../../../e2e/push-records.ts'

/** A section and nine texts: what a page of N nodes is made of, in the editor and in the baseline. */
export const TEXTS = 9

/** Nodes of a page: `count` in all. */
export function pageNodes(pageId: Id, count: number, language: string): readonly DocumentRecord[] {
  const sections = count / (TEXTS + 1)
  const sectionKeys = planIndexes([], 0, sections).keys
  const textKeys = planIndexes([], 0, TEXTS).keys
  return sectionKeys.flatMap((index, section) => {
    const id = idOf(`section ${section}`)
    const root = {
      ...blankNode(id, 'section', { parentId: pageId, slot: 'sections', index }),
      name: `Section ${section}`,
      styles: {
        default: {
          'flex-direction': 'row',
          'flex-wrap': 'wrap',
          'column-gap': '4px',
          'row-gap': '4px',
          'padding-top': '8px',
          'padding-left': '8px',
          'padding-bottom': '8px',
          'padding-right': '8px',
        },
      },
    }
    const texts = textKeys.map((key, text) => ({
      ...blankNode(idOf(`text ${section} ${text}`), 'text', { parentId: id, slot: 'children', index: key }),
      props: { text: { [language]: `Text ${text} of section ${section}` } },
      styles: { default: { 'padding-left': '6px', 'padding-right': '6px' } },
    }))
    return [root, ...texts]
  })
}
