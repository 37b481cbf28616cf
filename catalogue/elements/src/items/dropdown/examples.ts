import type { NodeTemplate } from '@heddle/kit'

const trigger: NodeTemplate = { element: 'button', props: { text: 'Open' } }
const words: NodeTemplate = { element: 'text', props: { text: 'Inside' } }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'plain, which needs no script',
    node: { element: 'dropdown', slots: { triggerLayout: [trigger], dropdownLayout: [words] } },
  },
  {
    name: 'that opens on hover, to the right, animated',
    node: {
      element: 'dropdown',
      props: {
        triggerType: 'hover',
        position: 'right',
        alignment: 'center',
        offsetX: '8px',
        animated: true,
        accessibleLabel: 'More',
      },
      slots: { triggerLayout: [trigger], dropdownLayout: [words] },
    },
  },
  {
    name: 'on the right button of the mouse, around a text',
    node: {
      element: 'dropdown',
      props: { triggerType: 'right-click', offsetY: '50%', dropdownZIndex: 7, matchTriggerWidth: true },
      slots: { triggerLayout: [words], dropdownLayout: [words] },
    },
  },
  {
    name: 'a menu, no higher than half of the window',
    node: {
      element: 'dropdown',
      props: { menu: true, maxHeight: '50%', flips: false },
      slots: {
        triggerLayout: [trigger],
        dropdownLayout: [
          { element: 'button', props: { text: 'Copy' } },
          { element: 'button', props: { text: 'Paste' } },
        ],
      },
    },
  },
  {
    name: 'disabled',
    node: { element: 'dropdown', props: { disabled: true }, slots: { triggerLayout: [trigger], dropdownLayout: [words] } },
  },
  {
    name: 'in another one, closed on choice',
    node: {
      element: 'dropdown',
      props: { closeOnSelect: true },
      slots: {
        triggerLayout: [trigger],
        dropdownLayout: [
          { element: 'dropdown', props: { position: 'right' }, slots: { triggerLayout: [trigger], dropdownLayout: [words] } },
        ],
      },
    },
  },
  {
    name: 'a menu that opens on hover',
    node: {
      element: 'dropdown',
      props: { menu: true, triggerType: 'hover' },
      slots: { triggerLayout: [trigger], dropdownLayout: [{ element: 'button', props: { text: 'Copy' } }] },
    },
  },
]
