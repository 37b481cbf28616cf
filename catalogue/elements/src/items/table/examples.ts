import type { NodeTemplate } from '@heddle/kit'

const text = (words: string): NodeTemplate => ({ element: 'text', props: { text: words, tag: 'span' } })
const cell = (kind: string, words: string, label = ''): NodeTemplate => ({
  element: 'table-cell',
  props: { kind, ...(label && { label }) },
  slots: { children: [text(words)] },
})
const row = (...cells: readonly NodeTemplate[]): NodeTemplate => ({ element: 'table-row', slots: { children: cells } })
const slots = {
  head: [row(cell('column', 'Bread'), cell('column', 'Price'))],
  rows: [
    row(cell('row', 'Rye', 'Bread'), cell('cell', '4.20', 'Price')),
    row(cell('row', 'Wheat', 'Bread'), cell('cell', '3.80', 'Price')),
  ],
}

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'prices', node: { element: 'table', props: { caption: 'Breads of the day' }, slots } },
  { name: 'that scrolls', node: { element: 'table', props: { caption: 'Breads', hidesCaption: true, narrow: 'scroll' }, slots } },
]
