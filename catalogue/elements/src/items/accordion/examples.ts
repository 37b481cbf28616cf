import type { NodeTemplate } from '@heddle/kit'

/** In a header stands what may stand in a line. */
const words = (text: string, tag = 'span'): NodeTemplate => ({
  element: 'text',
  props: { text, tag },
  styles: {
    default: { display: 'block', 'padding-top': '8px', 'padding-right': '12px', 'padding-bottom': '8px', 'padding-left': '12px' },
  },
})

const accordion = (
  props: NonNullable<NodeTemplate['props']>,
  header: string,
  more: NonNullable<NodeTemplate['slots']> = {},
): NodeTemplate => ({
  element: 'accordion',
  props,
  slots: { toggleLayout: [words(header)], contentLayout: [words('Within two days, and sooner where we can.', 'p')], ...more },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'closed', node: accordion({ marker: 'chevron', heading: 'h3' }, 'When does it come?') },
  {
    name: 'open, with a header of its own for that',
    node: accordion({ value: true, duration: 0 }, 'When does it come?', { activeToggleLayout: [words('It comes soon')] }),
  },
  {
    name: 'one of a group',
    node: {
      element: 'flexbox',
      slots: {
        children: [
          accordion({ group: 'questions', value: true, marker: 'plus' }, 'When does it come?'),
          accordion({ group: 'questions', marker: 'plus' }, 'What does it cost?'),
        ],
      },
    },
  },
  { name: 'disabled', node: accordion({ disabled: true }, 'Nothing to see') },
]
