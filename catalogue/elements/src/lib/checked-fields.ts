import { boolean, INPUT, type SlotDefinition } from '@heddle/kit'

/** What elements that are on or off declare alike. */
export const CHECKED = {
  fields: {
    value: boolean({ label: { en: 'On at first', ru: 'Включено вначале' }, bindable: true }),
    ...INPUT.named,
    ...INPUT.switches(),
    ...INPUT.inForm,
  },
  slots: { label: { label: { en: 'Label', ru: 'Подпись' } } } satisfies Readonly<Record<string, SlotDefinition>>,
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'checked', 'readonly', 'disabled', 'invalid'],
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'boolean', field: 'value' } },
  events: {
    ...INPUT.events(true),
    change: { ...INPUT.events(true).change, example: { domEvent: {}, value: true } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus it', ru: 'Поставить фокус' }),
    toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
    ...INPUT.setters({ value: boolean({ label: { en: 'Value', ru: 'Значение' }, bindable: true }) }),
  },
  baseStyles: {
    default: {
      display: 'inline-flex',
      'align-items': 'center',
      'max-width': '100%',
      // No less than its words, which would stand under what is beside it.
      'min-width': 'min-content',
      'min-height': '24px',
    },
  },
} as const

/** What a new one starts with: a text beside it. */
export const labelled = (text: string) =>
  ({
    styles: { default: { 'column-gap': '8px', 'row-gap': '8px' } },
    slots: { label: [{ element: 'text', props: { text, tag: 'span' }, styles: { default: { 'line-height': '1.5' } } }] },
  }) as const
