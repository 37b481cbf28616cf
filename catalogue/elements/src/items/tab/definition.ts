import { boolean, defineElement, padding } from '@heddle/kit'

/** What is added to a tab; other things go into what it shows. */
const IN_A_TAB: readonly string[] = ['text', 'icon', 'image', 'badge', 'avatar', 'number-display']

/** The heading that chooses a part of tabs. */
export const tabDefinition = defineElement({
  type: 'tab',
  label: { en: 'Tab', ru: 'Вкладка' },
  icon: 'panel-top',
  group: 'structure',
  words: ['tab header', 'заголовок вкладки'],
  fields: {
    disabled: boolean({ label: { en: 'Disabled', ru: 'Отключено' }, bindable: true }),
  },
  supports: ['flex-child', 'size', 'spacing', 'typography', 'background', 'border', 'effects'],
  states: ['disabled'],
  slots: {
    children: {
      label: { en: 'Content', ru: 'Содержимое' },
      takesAdded: (_, added) => added === undefined || IN_A_TAB.includes(added),
    },
  },
  isControl: true,
  parents: ['tabs'],
  editing: { minSize: 24, whileSelected: 'chosen' },
  baseStyles: { default: { display: 'flex', 'align-items': 'center', ...padding('10px', '16px') } },
  preset: { slots: { children: [{ element: 'text', props: { text: 'Tab', tag: 'span' } }] } },
})
